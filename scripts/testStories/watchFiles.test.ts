import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFiles } from './watchFiles.ts'

let root = ''
let stop: () => void
const onSave = vi.fn<(files: string[]) => void>()
const write = (file: string) => writeFileSync(join(root, file), String(Math.random()))
/** Saves like many editors: to another file, which then takes the old one's place. */
const replace = (file: string) => {
  write('new')
  renameSync(join(root, 'new'), join(root, file))
}
const expectSaved = async (...files: string[]) => {
  await expect.poll(() => onSave.mock.calls.flat(2)).toEqual(expect.arrayContaining(files))
  onSave.mockClear()
}

beforeEach(() => {
  onSave.mockClear()
  root = mkdtempSync(join(tmpdir(), 'watched-'))
  mkdirSync(join(root, 'src/a'), { recursive: true })
  for (const file of ['src/a/x.ts', 'src/y.ts']) write(file)
  stop = watchFiles(root, ['src'], onSave)
})
afterEach(() => {
  stop()
  rmSync(root, { recursive: true, force: true })
})

it('reports files saved together once', async () => {
  write('src/a/x.ts')
  write('src/y.ts')
  await expect.poll(() => onSave).toHaveBeenCalledOnce()
  expect(onSave.mock.lastCall?.[0].sort()).toEqual(['src/a/x.ts', 'src/y.ts'])
})

it('reports a file that is replaced, each time', async () => {
  for (const _ of [1, 2, 3]) {
    replace('src/a/x.ts')
    await expectSaved('src/a/x.ts')
  }
})

it('reports files in a new folder, and in one that comes back', async () => {
  for (const _ of [1, 2]) {
    mkdirSync(join(root, 'src/b/c'), { recursive: true })
    write('src/b/c/z.ts')
    await expectSaved('src/b/c/z.ts')
    write('src/b/c/z.ts')
    await expectSaved('src/b/c/z.ts')
    rmSync(join(root, 'src/b'), { recursive: true })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
})
