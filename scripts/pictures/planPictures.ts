import { nameStory } from '../../.storybook/nameStory.ts'
import type { Picture, Theme } from './picture.ts'

/** A story of the built Storybook, with the parameters and globals that decide on its pictures. */
export interface Story {
  id: string
  title: string
  name: string
  /** Path of its source. */
  file: string
  chromatic?: { disableSnapshot?: boolean; modes?: Readonly<Record<string, Mode>> }
  /** The window it is for, if it names one. */
  viewport?: { width: number; height: number }
  /** Its theme, if it is fixed. */
  theme?: Theme
}

/** One of Chromatic's modes: what a snapshot is taken in. */
interface Mode {
  disable?: boolean
  theme: Theme
  viewport: number
}

const THEMES: readonly Theme[] = ['dark', 'light']

/** Heights of windows by width, as in the toolbar's viewports. */
type WindowHeights = Readonly<Record<number, number>>

/** The modes in which Chromatic takes a snapshot of a story. */
export function modesOf({ chromatic }: Story): Mode[] {
  if (chromatic?.disableSnapshot === true) return []
  return Object.values(chromatic?.modes ?? {}).filter(({ disable }) => disable !== true)
}

/** The pictures of a story: one for each of its modes, at its own viewport and in its own theme if it has one. */
export const planPictures = (story: Story, heights: WindowHeights): Picture[] =>
  picturesIn(modesOf(story), story, heights)

/** The pictures that web pages show of a screen's story: in both themes, at each width that it has pictures of. */
export function planWebPictures(story: Story, heights: WindowHeights): Picture[] {
  if (!story.title.startsWith('Screens/')) return []
  const modes = modesOf(story).flatMap((mode) => THEMES.map((theme) => ({ ...mode, theme })))
  return picturesIn(modes, story, heights)
}

function picturesIn(modes: readonly Mode[], story: Story, heights: WindowHeights): Picture[] {
  const { id, title } = story
  const name = nameStory(story.name)
  const pictures = modes.map((mode): Picture => {
    const { width, height } = story.viewport ?? { width: mode.viewport, height: heights[mode.viewport] ?? 900 }
    const theme = story.theme ?? mode.theme
    return { story: id, title, name, file: `${id}/${width}-${theme}.png`, width, height, theme }
  })
  return Array.from(new Map(pictures.map((picture) => [picture.file, picture])).values())
}
