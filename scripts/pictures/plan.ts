import { createHash } from 'node:crypto'
import { uniq, uniqBy } from 'es-toolkit'
import { nameStory } from '../../.storybook/nameStory.ts'
import type { Options } from './readOptions.ts'

export type Theme = 'dark' | 'light'

/** A story of the built Storybook, with the parameters and globals that decide on its pictures. */
export interface Story {
  id: string
  title: string
  name: string
  /** Path of its source. */
  file: string
  chromatic?: {
    disableSnapshot?: boolean
    modes?: Readonly<Record<string, { disable?: boolean; theme: Theme; viewport: number }>>
  }
  /** The window it is for, if it names one. */
  viewport?: { width: number; height: number }
  /** Its theme, if it is fixed. */
  theme?: Theme
}

/** A story in one window: it is played once, and shown in each of these themes. */
export interface Shot {
  story: string
  title: string
  name: string
  width: number
  height: number
  /** Of the pictures that are compared. */
  themes: Theme[]
  /** Of those for web pages. */
  webThemes: Theme[]
}

/** Path of a picture in its folder, without its ending. */
export const pathOf = ({ story, width }: Shot, theme: Theme): string => `${story}/${width}-${theme}`

/** The modes in which Chromatic takes a snapshot of a story. */
export const modesOf = ({ chromatic }: Story) =>
  chromatic?.disableSnapshot === true
    ? []
    : Object.values(chromatic?.modes ?? {}).filter(({ disable }) => disable !== true)

/** Where a screen's story is taken for web pages that has no snapshots. */
const DESKTOP = { theme: 'dark', viewport: 1440 } as const

/**
 * What is taken of a story: a picture for each of its modes, at its own viewport and in its own theme if it has one. Web
 * pages show a screen in both themes at each of these widths, and one without snapshots on a desktop. `heights`: of
 * windows, by width.
 */
export function planShots(story: Story, heights: Readonly<Record<number, number>>): Shot[] {
  const { id, title } = story
  const modes = modesOf(story)
  const isForWeb = title.startsWith('Screens/')
  const shown = (isForWeb && modes.length === 0 ? [DESKTOP] : modes).map(({ theme, viewport }) => ({
    ...(story.viewport ?? { width: viewport, height: heights[viewport] ?? 900 }),
    theme: story.theme ?? theme,
  }))
  return uniqBy(shown, ({ width }) => width).map(({ width, height }) => ({
    story: id,
    title,
    name: nameStory(story.name),
    width,
    height,
    themes: modes.length === 0 ? [] : uniq(shown.filter((other) => other.width === width).map(({ theme }) => theme)),
    webThemes: isForWeb ? (story.theme ? [story.theme] : ['dark', 'light']) : [],
  }))
}

/** The stories that the command line names, or all, of its shard. Throws on a name that no story file has. */
export function selectStories(stories: readonly Story[], { names, shard }: Pick<Options, 'names' | 'shard'>): Story[] {
  const isNamed = names.map((name) => {
    const pattern = new RegExp(name, 'i')
    const matches = ({ file, title }: Story) => pattern.test(file) || pattern.test(title)
    if (!stories.some(matches)) throw new Error(`No story file has “${name}” in its path or title.`)
    return matches
  })
  const isChosen = (story: Story) => names.length === 0 || isNamed.some((matches) => matches(story))
  return stories.filter((story) => isChosen(story) && isInShard(story.id, shard))
}

/** A story's shard depends on nothing but its id, so that the same shard of two commits has the same stories. */
export const isInShard = (id: string, shard: Options['shard']): boolean =>
  shard === undefined || (createHash('sha256').update(id).digest().readUInt32BE() % shard.of) + 1 === shard.index
