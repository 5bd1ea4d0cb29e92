import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addPictures } from './addPictures.ts'

const NOW = new Date('2026-03-01T23:30:00Z')

let root = ''
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
/** Leaves a folder as a run with `--web` does, with a picture of a story. */
const takeShard = (folder: string, story: string) => {
  write(`${folder}/${story}/1440-dark.webp`, `picture of ${story}`)
  write(`${folder}/web.json`, JSON.stringify({ pictures: [{ story }] }))
}
const added = (file: string) => readFileSync(join(root, 'storybook-static/pictures', file), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  write('storybook-static/version.json', JSON.stringify({ commit: 'abc' }))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

it('merges the shards that there are, with the commit of the build and the day', () => {
  takeShard('shards/1', 'titles')
  takeShard('shards/2', 'ads')
  addPictures(root, ['shards/1', 'missing', 'shards/2'], NOW)
  const pictures = [{ story: 'titles' }, { story: 'ads' }]
  expect(JSON.parse(added('web.json'))).toEqual({ commit: 'abc', date: '2026-03-01', pictures })
  expect(added('titles/1440-dark.webp')).toBe('picture of titles')
  expect(added('ads/1440-dark.webp')).toBe('picture of ads')
})

it('replaces what an earlier call added', () => {
  takeShard('first', 'titles')
  takeShard('second', 'ads')
  for (const folder of ['first', 'second']) addPictures(root, [folder], NOW)
  expect(readdirSync(join(root, 'storybook-static/pictures')).sort()).toEqual(['ads', 'web.json'])
})

it('adds none without pictures, and fails without a build', () => {
  addPictures(root, ['missing'], NOW)
  expect(JSON.parse(added('web.json'))).toMatchObject({ pictures: [] })
  rmSync(join(root, 'storybook-static'), { recursive: true })
  expect(() => addPictures(root, ['missing'], NOW)).toThrow('no build')
})
