import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Version and commit of this checkout; the commit is 'unknown' where there is no git. */
export function readBuild(root = new URL('../', import.meta.url)): { version: string; commit: string } {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  return { version, commit: readCommit(root) }
}

function readCommit(root: URL): string {
  try {
    return execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
