import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readChanges } from './readChanges.ts'

let root = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root, stdio: 'pipe' })
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const commit = (message: string) => {
  git('add', '.')
  git('commit', '-q', '-m', message)
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'changes-')))
  git('init', '-q', '-b', 'main')
  for (const file of ['a.ts', 'b.ts', 'c.ts', 'd.ts']) write(file, 'export const x = 1\n')
  write('.gitignore', 'dist\n')
  commit('first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('finds what a branch committed, what it did not and what is new', () => {
  git('checkout', '-q', '-b', 'work')
  write('a.ts', 'export const x = 2\n')
  commit('on the branch')
  git('checkout', '-q', 'main')
  write('d.ts', 'export const x = 4\n')
  commit('on main, since')
  git('checkout', '-q', 'work')
  write('b.ts', 'export const x = 3\n')
  git('rm', '-q', 'c.ts')
  write('é new.ts', '')
  write('dist', '')
  expect(readChanges(root).files).toEqual(['a.ts', 'b.ts', 'c.ts', 'é new.ts'])
  expect(readChanges(root).since).toMatch(/^main \([0-9a-f]{7}\)$/)
  expect(readChanges(root, 'HEAD').files).toEqual(['b.ts', 'c.ts', 'é new.ts'])
})

it('sets apart what only differs in comments and types', () => {
  write('a.ts', '/** One. */\nexport const x: number = 1\n')
  expect(readChanges(root)).toMatchObject({ files: [], sameCode: ['a.ts'] })
})

it('compares with the last commit where there is no main', () => {
  git('branch', '-m', 'trunk')
  write('a.ts', 'export const x = 2\n')
  expect(readChanges(root)).toMatchObject({ files: ['a.ts'], since: expect.stringMatching(/^HEAD /) as string })
})

it('rejects what is no commit', () => {
  expect(() => readChanges(root, 'titles')).toThrow('“titles” is not a branch, tag or commit.')
})
