import { spawn } from 'node:child_process'
import { root } from './install.mjs'

/** Runs a script, by its path from the root, with Node; resolves with its exit code. Its output goes through. */
export function runNode(script, args = [], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a program of an installed package, by its path in node_modules. */
export const run = (program, args, env) => runNode(`node_modules/${program}`, args, env)
