import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { comparePictures, findGone } from './comparePictures.ts'
import { writeIndex } from './pictureIndex.ts'
import type { Result, TakenPicture } from './picture.ts'

let folder = ''
let baseline = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  baseline = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => {
  for (const path of [folder, baseline]) rmSync(path, { recursive: true })
})

function take(file: string, content: string, before?: string, result: Result = 'drawn'): TakenPicture {
  writeFileSync(join(folder, file), content)
  if (before !== undefined) writeFileSync(join(baseline, file), before)
  return { story: file, title: 'A', name: 'B', file, width: 1440, height: 900, theme: 'dark', result }
}

it('tells same, changed, new and failed pictures apart', () => {
  const pictures = [
    take('a.png', 'one', 'one'),
    take('b.png', 'one', 'two'),
    take('c.png', 'one'),
    take('d.png', 'one', 'one', 'failed'),
  ]
  expect(comparePictures(pictures, folder, baseline).map(({ result }) => result)).toEqual([
    'same',
    'changed',
    'new',
    'failed',
  ])
})

it('finds pictures that are no longer taken, unless stories are named', () => {
  const [kept, gone] = [take('a.png', 'one', 'one'), take('b.png', 'one', 'one')]
  writeIndex(baseline, [kept, gone])
  const all = { names: [], shard: undefined }
  expect(findGone(baseline, [kept], all)).toEqual([gone])
  expect(findGone(baseline, [kept, gone], all)).toEqual([])
  expect(findGone(baseline, [kept], { ...all, names: ['a'] })).toEqual([])
})
