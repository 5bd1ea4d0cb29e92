import { combineParameters } from 'storybook/preview-api'
import { expect, it } from 'vitest'
import {
  COMPONENT_SNAPSHOTS,
  DEFAULT_SNAPSHOTS,
  NO_PHONE_SNAPSHOT,
  SCREEN_SNAPSHOTS,
} from '#components/lib/testing/snapshots.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { planShots, selectStories, type Story } from './plan.ts'

const HEIGHTS = { 390: 844, 1440: 900 }
const TABLET = { width: 768, height: 1024 }

/** What is planned of a story, as '1440 dark light'; `parameters` are those of preview, meta and story. */
const plan = (kind: 'themes' | 'webThemes', story: Partial<Story>, ...parameters: object[]) => {
  const { chromatic } = combineParameters(COMPONENT_SNAPSHOTS, ...parameters) as Pick<Story, 'chromatic'>
  const shots = planShots(
    { id: 'a--b', title: 'A', name: 'B', file: 'a', ...story, ...(chromatic && { chromatic }) },
    HEIGHTS,
  )
  return shots.map((shot) => [shot.width, ...shot[kind].toSorted()].join(' '))
}

it.each([
  ['a component in both themes', {}, [], ['1440 dark light']],
  ['a screen dark on a desktop and light on a phone', {}, [SCREEN_SNAPSHOTS], ['1440 dark', '390 light']],
  [
    "a screen's Default in both themes on both",
    {},
    [SCREEN_SNAPSHOTS, DEFAULT_SNAPSHOTS],
    ['1440 dark light', '390 dark light'],
  ],
  ['none of a story without snapshots', {}, [NO_SNAPSHOT], []],
  ['a story at its own viewport', { viewport: TABLET }, [SCREEN_SNAPSHOTS], ['768 dark light']],
  ['a story of one theme once', { theme: 'light' as const }, [], ['1440 light']],
])('takes %s', (_, story, parameters, expected) => {
  expect(plan('themes', story, ...parameters)).toEqual(expected)
})

it.each([
  ['a screen in both themes on a desktop and on a phone', {}, [], ['1440 dark light', '390 dark light']],
  ['a screen only at the widths of its pictures', {}, [NO_PHONE_SNAPSHOT], ['1440 dark light']],
  ['a screen of one theme in that only', { theme: 'light' as const }, [], ['1440 light', '390 light']],
  ['a screen without snapshots on a desktop', {}, [NO_SNAPSHOT], ['1440 dark light']],
  ['a screen without snapshots at its own viewport', { viewport: TABLET }, [NO_SNAPSHOT], ['768 dark light']],
  ['no component', { title: 'Components/A' }, [], ['1440', '390']],
])('takes for web pages %s', (_, story, parameters, expected) => {
  expect(plan('webThemes', { title: 'Screens/A', ...story }, SCREEN_SNAPSHOTS, ...parameters)).toEqual(expected)
})

const story = (id: string, title: string) => ({ id, title, name: 'Default', file: `./src/${title}.stories.tsx` })
const STORIES = [story('titles--default', 'Screens/Titles'), story('users--default', 'Screens/Users')]
const MANY = Array.from({ length: 100 }, (_, index) => story(`story-${index}`, 'Many'))
const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id)

it('takes all stories without names, and those that are named', () => {
  expect(selectStories(STORIES, { names: [], shard: undefined })).toEqual(STORIES)
  expect(ids(selectStories(STORIES, { names: ['titles'], shard: undefined }))).toEqual(['titles--default'])
  expect(() => selectStories(STORIES, { names: ['nothing'], shard: undefined })).toThrow('nothing')
})

it('puts each story in one shard, where it stays when others come and go', () => {
  const shards = [1, 2, 3].map((index) => selectStories(MANY, { names: [], shard: { index, of: 3 } }))
  expect(ids(shards.flat()).sort()).toEqual(ids(MANY).sort())
  for (const shard of shards) expect(shard.length).toBeGreaterThan(20)
  const fewer = MANY.filter((_, index) => index % 2 === 0)
  const kept = shards[1]?.filter((other) => fewer.includes(other))
  expect(selectStories(fewer, { names: [], shard: { index: 2, of: 3 } })).toEqual(kept)
})
