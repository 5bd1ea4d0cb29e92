import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installIn, root } from './install.mjs'
import { build, serveBuilt } from './withApp.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/**
 * Builds the app of another commit in a temporary worktree and serves it until `work` resolves, using the mock API of
 * this checkout. Its packages are this checkout's, unless its lock file differs. Resolves with the result of `work`, or
 * undefined if the app does not build.
 */
export async function withBuildOf(ref, api, work) {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'lightshelf-')))
  const checkout = join(temporary, 'checkout')
  git('worktree', 'add', '--detach', checkout, ref)
  try {
    if (lockOf(checkout) === lockOf(root))
      symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
    else installIn(checkout)
    if ((await build(checkout)) !== 0) return undefined
    const app = await serveBuilt(checkout, 'dist-e2e', api)
    try {
      return await work(app.url)
    } finally {
      await app.close()
    }
  } finally {
    git('worktree', 'remove', '--force', checkout)
    rmSync(temporary, { recursive: true, force: true })
  }
}

const lockOf = (checkout) => readFileSync(join(checkout, 'package-lock.json'), 'utf8')
