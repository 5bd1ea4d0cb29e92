import { createHash } from 'node:crypto'
import { nameStories } from '../testStories/nameStories.ts'
import type { Options } from './readOptions.ts'
import type { Story } from './planPictures.ts'

/** The stories that the command line names, or all, of its shard. Throws on a name that no story file has. */
export function selectStories(stories: readonly Story[], { names, shard }: Pick<Options, 'names' | 'shard'>): Story[] {
  const named = names.length === 0 ? stories : nameStories(names, stories)
  return named.filter(({ id }) => isInShard(id, shard))
}

/** A story's shard depends on nothing but its id, so that the same shard of two commits has the same stories. */
export function isInShard(id: string, shard: Options['shard']): boolean {
  if (shard === undefined) return true
  return (createHash('sha256').update(id).digest().readUInt32BE() % shard.of) + 1 === shard.index
}
