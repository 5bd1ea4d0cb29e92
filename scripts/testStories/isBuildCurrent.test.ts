import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBuildCurrent } from './isBuildCurrent.ts'

let root = ''
const write = (file: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '')
}
/** Builds one minute from now, after all sources. */
const build = () => {
  for (const file of ['index.html', 'iframe.html']) {
    write(`storybook-static/${file}`)
    const time = new Date(Date.now() + 60_000)
    utimesSync(join(root, 'storybook-static', file), time, time)
  }
}
const change = (file: string) => {
  write(file)
  const time = new Date(Date.now() + 120_000)
  utimesSync(join(root, file), time, time)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'))
  for (const file of ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']) write(file)
  for (const file of ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']) write(file)
  for (const name of ['mockWorker', 'readBuild', 'versionFile']) write(`scripts/${name}.ts`)
  for (const file of [
    'src/app/App.tsx',
    'mocks/world.ts',
    'public/theme.js',
    '.storybook/preview.tsx',
    'docs/conformance.md',
  ])
    write(file)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('needs a complete build', () => {
  expect(isBuildCurrent(root)).toBe(false)
  build()
  expect(isBuildCurrent(root)).toBe(true)
  rmSync(join(root, 'storybook-static/iframe.html'))
  expect(isBuildCurrent(root)).toBe(false)
})

it.each([
  'src/app/App.tsx',
  'src/new/New.tsx',
  'mocks/world.ts',
  'public/new.svg',
  '.storybook/main.ts',
  'docs/conformance.md',
  'README.md',
  'package-lock.json',
])('needs another build after a change of %s', (file) => {
  build()
  change(file)
  expect(isBuildCurrent(root)).toBe(false)
})

it.each([
  'src/app/App.test.tsx',
  '.storybook/test-runner.ts',
  '.storybook/testRunner/check.ts',
  'docs/glossary.md',
  'e2e/a.spec.ts',
])('needs none after a change of %s', (file) => {
  build()
  change(file)
  expect(isBuildCurrent(root)).toBe(true)
})

it('sees that a file was moved, which keeps its time', async () => {
  const past = new Date(Date.now() - 60_000)
  write('old.ts')
  utimesSync(join(root, 'old.ts'), past, past)
  await wait(50)
  for (const file of ['index.html', 'iframe.html']) write(`storybook-static/${file}`)
  expect(isBuildCurrent(root)).toBe(true)
  await wait(50)
  renameSync(join(root, 'old.ts'), join(root, 'src/moved.ts'))
  expect(isBuildCurrent(root)).toBe(false)
})
