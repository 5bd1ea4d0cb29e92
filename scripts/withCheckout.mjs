import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installIn, root } from './install.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/**
 * Checks out another commit in a temporary worktree until `work` resolves, and resolves with its result. Its packages
 * are this checkout's, unless its lock file differs.
 */
export async function withCheckout(ref, work) {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'lightshelf-')))
  const checkout = join(temporary, 'checkout')
  git('worktree', 'add', '--detach', checkout, ref)
  try {
    if (lockOf(checkout) === lockOf(root))
      symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
    else installIn(checkout)
    return await work(checkout)
  } finally {
    git('worktree', 'remove', '--force', checkout)
    rmSync(temporary, { recursive: true, force: true })
  }
}

const lockOf = (checkout) => readFileSync(join(checkout, 'package-lock.json'), 'utf8')
