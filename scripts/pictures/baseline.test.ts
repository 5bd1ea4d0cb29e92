import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { comparePictures, findGone } from './baseline.ts'
import type { Shot } from './plan.ts'
import type { Picture } from './takePictures.ts'

let [folder, baseline] = ['', '']
beforeEach(() => {
  ;[folder, baseline] = ['now-', 'before-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [string, string]
})
afterEach(() => {
  for (const path of [folder, baseline]) rmSync(path, { recursive: true })
})

function take(file: string, content: string, before?: string, result: Picture['result'] = 'drawn'): Picture {
  writeFileSync(join(folder, file), content)
  if (before !== undefined) writeFileSync(join(baseline, file), before)
  return { story: file, title: 'A', name: 'B', file, result }
}

it('tells same, changed, new and failed pictures apart', () => {
  const pictures = [
    take('a.png', 'one', 'one'),
    take('b.png', 'one', 'two'),
    take('c.png', 'one'),
    take('d.png', 'one', 'one', 'failed'),
  ]
  const results = comparePictures(pictures, folder, baseline).map(({ result }) => result)
  expect(results).toEqual(['same', 'changed', 'new', 'failed'])
})

it('finds pictures that are no longer taken', () => {
  for (const story of ['kept', 'gone']) {
    mkdirSync(join(baseline, story))
    writeFileSync(join(baseline, story, '1440-dark.png'), '')
  }
  writeFileSync(join(baseline, 'stories.json'), '[]')
  const shots: Shot[] = [
    { story: 'kept', title: 'A', name: 'B', width: 1440, height: 900, themes: ['dark'], webThemes: [] },
  ]
  expect(findGone(baseline, shots, undefined)).toEqual(['gone/1440-dark.png'])
})
