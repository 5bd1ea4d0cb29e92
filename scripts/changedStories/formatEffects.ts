import type { Effect } from './findEffects.ts'
import type { StoryFile } from './storyFiles.ts'

/** Which stories run and why: a line for all changed files with the same effect. */
export function formatEffects(effects: readonly Effect[]): string[] {
  const groups = new Map<string, string[]>()
  for (const { changed, stories, reasons } of effects) {
    if (stories.length === 0) continue
    const effect = `${formatFiles(stories)} (${reasons.join('; ')})`
    groups.set(effect, [...(groups.get(effect) ?? []), changed])
  }
  const unused = effects.filter(({ stories }) => stories.length === 0).map(({ changed }) => changed)
  return [
    ...[...groups].map(([effect, changed]) => `  ${formatList(changed)}: ${effect}`),
    ...(unused.length > 0 ? [`  ${formatList(unused)}: no story`] : []),
  ]
}

/** '3 of 101 story files, 61 of 1110 stories'. */
export function formatCount(chosen: readonly StoryFile[], all: readonly StoryFile[]): string {
  return `${chosen.length} of ${all.length} story files, ${sum(chosen)} of ${sum(all)} stories`
}

/** Few files by name, more by their number. */
export const formatFiles = (stories: readonly StoryFile[]): string =>
  stories.length > 6
    ? `${stories.length} story files`
    : stories.map(({ file }) => file.replace(/^.*\/|\.stories\.tsx$/g, '')).join(', ')

const formatList = (files: readonly string[]): string =>
  files.length > 4 ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more` : files.join(', ')

const sum = (stories: readonly StoryFile[]): number => stories.reduce((total, { count }) => total + count, 0)
