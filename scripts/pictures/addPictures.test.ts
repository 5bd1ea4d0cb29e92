import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addPictures } from './addPictures.ts'
import type { Picture as WebPicture } from '../../.storybook/screens/readPictures.ts'

const NOW = new Date('2026-03-01T23:30:00Z')

let root = ''
let lines: string[] = []
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const read = (file: string) => readFileSync(join(root, 'storybook-static/pictures', file), 'utf8')
const pictureOf = (story: string): WebPicture => ({
  story,
  file: `${story}/1440-dark.webp`,
  width: 1440,
  theme: 'dark',
  size: [720, 450],
  isCut: false,
})
/** Leaves a folder as a run with `--web` does, with a file for each of the stories. */
const takeShard = (folder: string, ...stories: string[]) => {
  for (const story of stories) write(`${folder}/${story}/1440-dark.webp`, `picture of ${story}`)
  write(`${folder}/web.json`, JSON.stringify({ pictures: stories.map(pictureOf) }))
}
const build = (...stories: string[]) => {
  write('storybook-static/index.json', JSON.stringify({ entries: Object.fromEntries(stories.map((id) => [id, {}])) }))
  write('storybook-static/version.json', JSON.stringify({ version: '0.1.0', commit: 'abc' }))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  lines = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

it('merges two shards, with the commit of the build and the day', () => {
  build('titles', 'ads')
  takeShard('shards/1', 'titles')
  takeShard('shards/2', 'ads')
  expect(addPictures(root, ['shards/1', 'shards/2'], NOW)).toBe(0)
  expect(JSON.parse(read('web.json'))).toEqual({
    commit: 'abc',
    date: '2026-03-01',
    pictures: [pictureOf('titles'), pictureOf('ads')],
  })
  expect(read('titles/1440-dark.webp')).toBe('picture of titles')
  expect(read('ads/1440-dark.webp')).toBe('picture of ads')
})

it('skips and names folders, stories and files that are not there', () => {
  build('titles', 'ads')
  takeShard('shard', 'titles', 'removed', 'ads')
  rmSync(join(root, 'shard/ads'), { recursive: true })
  expect(addPictures(root, ['missing', 'shard'], NOW)).toBe(0)
  expect(readdirSync(join(root, 'storybook-static/pictures')).sort()).toEqual(['titles', 'web.json'])
  expect(JSON.parse(read('web.json'))).toMatchObject({ pictures: [pictureOf('titles')] })
  expect(lines).toEqual([
    'Skipped missing: no web.json',
    'Skipped removed/1440-dark.webp: no such story',
    expect.stringContaining('Skipped ads/1440-dark.webp: no such file'),
    '1 pictures added to storybook-static/pictures/',
  ])
})

it('replaces what an earlier call added', () => {
  build('titles', 'ads')
  takeShard('first', 'titles')
  takeShard('second', 'ads')
  addPictures(root, ['first'], NOW)
  addPictures(root, ['second'], NOW)
  expect(readdirSync(join(root, 'storybook-static/pictures')).sort()).toEqual(['ads', 'web.json'])
})

it('writes nothing without pictures', () => {
  build('titles')
  expect(addPictures(root, ['missing'], NOW)).toBe(0)
  expect(existsSync(join(root, 'storybook-static/pictures'))).toBe(false)
  expect(lines.at(-1)).toBe('No pictures: nothing is added.')
})

it('fails without a build', () => {
  takeShard('shard', 'titles')
  expect(addPictures(root, ['shard'], NOW)).toBe(1)
})
