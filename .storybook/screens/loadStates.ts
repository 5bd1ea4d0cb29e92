import { readPictures, type Pictures, type View } from './readPictures.ts'
import { sectionsOf, type IndexEntry, type ScreenStory } from './screenStories.ts'

/** Storybook's preview, as far as it is used here. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    loadStory: (story: { storyId: string }) => Promise<{
      parameters: { docs?: { description?: { story?: string } } }
      storyGlobals: { theme?: View['theme']; viewport?: { value: string } }
    }>
  }
}

/** A state of a screen. */
export interface State extends ScreenStory {
  /** The story's doc comment, as Markdown; '' if it has none. */
  comment: string
  /** The width and theme that the story always has, if any. */
  own: Partial<View>
}

export interface States {
  sections: readonly { heading: string; stories: readonly State[] }[]
  pictures: Pictures
}

/** Reads a screen's states from Storybook's index, its stories and the list of pictures. */
export async function loadStates(screenTitle: string): Promise<States> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
  const [index, pictures] = await Promise.all([readIndex(), readPictures()])
  const load = async (story: ScreenStory): Promise<State> => {
    const { parameters, storyGlobals } = await preview.loadStory({ storyId: story.id })
    const { theme, viewport } = storyGlobals
    const own = { ...(theme && { theme }), ...(viewport && { width: Number(viewport.value.slice(1)) }) }
    return { ...story, comment: parameters.docs?.description?.story ?? '', own }
  }
  const sections = sectionsOf(screenTitle, index).map(async ({ heading, stories }) => ({
    heading,
    stories: await Promise.all(stories.map(load)),
  }))
  return { sections: await Promise.all(sections), pictures }
}

async function readIndex(): Promise<IndexEntry[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
