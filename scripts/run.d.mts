/** Runs a program of an installed package, given its path in node_modules. Resolves with its exit code. */
export declare function run(
  program: string,
  args?: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<number>
