import { spawn, type ChildProcess } from 'node:child_process'

/** A running program with all that it started. */
export interface Program {
  /** Resolves with the exit code. */
  ended: Promise<number>
  stop: () => void
}

const isWindows = process.platform === 'win32'

/** Starts a program of an installed package, as the leader of a group, so that `stop` ends what it started, too. */
export function startProgram(
  root: string,
  program: string,
  args: readonly string[],
  { env = {}, silent = false }: { env?: Readonly<Record<string, string>>; silent?: boolean } = {},
): Program {
  const output = silent ? 'ignore' : 'inherit'
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: root,
    detached: !isWindows,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  return { ended, stop: () => stop(child) }
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (isWindows) {
    child.kill()
    return
  }
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has just ended.
  }
}
