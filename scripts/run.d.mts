/** Runs a program of an installed package, given its path in node_modules of `cwd`. Resolves with its exit code. */
export declare function run(
  program: string,
  args?: readonly string[],
  env?: Readonly<Record<string, string>>,
  cwd?: string,
): Promise<number>
/** Starts such a program in the background. `ended` resolves with its exit code; `show` prints its output. */
export declare function runBeside(
  program: string,
  args?: readonly string[],
  env?: Readonly<Record<string, string>>,
): { ended: Promise<number>; show: () => void }
