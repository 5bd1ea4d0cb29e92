import { describe, expect, it } from 'vitest'
import { selectStories } from './selectStories.ts'

const story = (id: string, title: string) => ({ id, title, name: 'Default', file: `./src/${title}.stories.tsx` })
const STORIES = [story('titles--default', 'Screens/Titles'), story('users--default', 'Screens/Users')]
const MANY = Array.from({ length: 100 }, (_, index) => story(`story-${index}`, 'Many'))

const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id)

describe('selectStories', () => {
  it('takes all without names, and those that are named', () => {
    expect(ids(selectStories(STORIES, { names: [], shard: undefined }))).toEqual(ids(STORIES))
    expect(ids(selectStories(STORIES, { names: ['titles'], shard: undefined }))).toEqual(['titles--default'])
    expect(() => selectStories(STORIES, { names: ['nothing'], shard: undefined })).toThrow('nothing')
  })

  it('puts each story in one shard', () => {
    const shards = [1, 2, 3].map((index) => selectStories(MANY, { names: [], shard: { index, of: 3 } }))
    expect(ids(shards.flat()).sort()).toEqual(ids(MANY).sort())
    for (const shard of shards) expect(shard.length).toBeGreaterThan(20)
  })

  it('keeps a story in its shard when others come and go', () => {
    const shard = { index: 2, of: 3 }
    const fewer = MANY.filter((_, index) => index % 2 === 0)
    const kept = selectStories(MANY, { names: [], shard }).filter((other) => fewer.includes(other))
    expect(ids(selectStories(fewer, { names: [], shard }))).toEqual(ids(kept))
  })
})
