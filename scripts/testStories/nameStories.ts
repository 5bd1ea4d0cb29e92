import type { StoryFile } from '../changedStories/storyFiles.ts'

type Named = Pick<StoryFile, 'file' | 'title'>

/** The story files whose path or title matches any of these patterns, in either case. Throws on one that none matches. */
export function nameStories<File extends Named>(names: readonly string[], all: readonly File[]): File[] {
  const isNamed = names.map((name) => {
    const pattern = toPattern(name)
    const matches = ({ file, title }: Named) => pattern.test(file) || pattern.test(title)
    if (!all.some(matches)) throw new Error(`No story file has “${name}” in its path or title.`)
    return matches
  })
  return all.filter((story) => isNamed.some((matches) => matches(story)))
}

/** A regular expression, or plain text if it is none. */
function toPattern(name: string): RegExp {
  try {
    return new RegExp(name, 'i')
  } catch {
    return new RegExp(name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i')
  }
}
