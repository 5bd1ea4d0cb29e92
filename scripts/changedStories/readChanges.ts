import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasSameCode } from './hasSameCode.ts'

/** Files that differ from a commit, on disk. */
export interface Changes {
  /** For readers: 'main (2c192b4)'. */
  since: string
  files: readonly string[]
  /** Files that differ only in comments and types, which do not exist at run time. */
  sameCode: readonly string[]
}

/**
 * Finds the files that differ from the commit where this branch left `ref`, untracked ones included. Without a `ref`:
 * from main, origin/main or, where there is neither, the last commit.
 */
export function readChanges(root: string, ref?: string): Changes {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const isCommit = (name: string) => {
    try {
      git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
      return true
    } catch {
      return false
    }
  }
  const from = (ref === undefined ? ['main', 'origin/main', 'HEAD'] : [ref]).find(isCommit)
  if (from === undefined) throw new Error(`“${ref ?? 'HEAD'}” is not a branch, tag or commit.`)

  const base = git('merge-base', from, 'HEAD').trim()
  const split = (output: string) => output.split('\0').filter(Boolean)
  const files = [
    ...split(git('diff', '--name-only', '--no-renames', '--relative', '-z', base)),
    ...split(git('ls-files', '--others', '--exclude-standard', '-z')),
  ].sort()
  const isSame = (file: string) => {
    if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) return false
    try {
      return hasSameCode(file, git('show', `${base}:./${file}`), readFileSync(join(root, file), 'utf8'))
    } catch {
      return false
    }
  }
  const sameCode = files.filter(isSame)
  return { since: `${from} (${base.slice(0, 7)})`, files: files.filter((file) => !sameCode.includes(file)), sameCode }
}
