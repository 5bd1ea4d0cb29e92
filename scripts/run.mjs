import { spawn } from 'node:child_process'
import { root } from './install.mjs'

/** Runs a script with Node, given its path from the root (`cwd` for another root). Resolves with its exit code. */
export function runNode(script, args = [], env = {}, cwd = root) {
  return new Promise((resolve) => {
    const child = start(script, args, 'inherit', env, cwd)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a program of an installed package, given its path in node_modules. */
export const run = (program, args, env, cwd) => runNode(`node_modules/${program}`, args, env, cwd)

/** Starts such a program in the background. `ended` resolves with its exit code; `show` prints its output. */
export function runBeside(program, args, env) {
  const child = start(`node_modules/${program}`, args, 'pipe', env)
  const kept = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => kept.push(chunk))
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  return { ended, show: () => process.stdout.write(Buffer.concat(kept)) }
}

function start(script, args, output, env = {}, cwd = root) {
  return spawn(process.execPath, [script, ...args], {
    cwd,
    // A program in the foreground may take keys, as the runner's watch mode does.
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output],
    env: { ...process.env, ...env },
  })
}
