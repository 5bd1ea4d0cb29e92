import { createHash } from 'node:crypto'
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

/** The stories whose file's path or title matches any of these patterns, in either case. Throws on one that none matches. */
function nameStories(names: readonly string[], all: readonly Story[]): Story[] {
  const isNamed = names.map((name) => {
    const pattern = new RegExp(name, 'i')
    const matches = ({ file, title }: Story) => pattern.test(file) || pattern.test(title)
    if (!all.some(matches)) throw new Error(`No story file has “${name}” in its path or title.`)
    return matches
  })
  return all.filter((story) => isNamed.some((matches) => matches(story)))
}
