import { loadStory } from '../docs/preview.ts'
import { readIndex } from '../docs/readIndex.ts'
import { readPictures, type Picture, type Pictures, type View } from './readPictures.ts'
import { sectionsOf, type ScreenStory } from './screenStories.ts'

/** A story, as far as it is read here. */
interface LoadedStory {
  parameters: { docs?: { description?: { story?: string } } }
  storyGlobals: { theme?: View['theme']; viewport?: { value: string } }
}

/** A state of a screen. */
export interface State extends ScreenStory {
  /** The story's doc comment, as Markdown; '' if it has none. */
  comment: string
  /** The width and theme that the story always has, if any. */
  own: Partial<View>
  /** None where the build has none. */
  pictures: readonly Picture[]
}

export interface States {
  sections: readonly { heading: string; stories: readonly State[] }[]
  published: Pictures
}

/** Reads a screen's states from Storybook's index, its stories and the list of pictures. */
export async function loadStates(screenTitle: string): Promise<States> {
  const [index, published] = await Promise.all([readIndex(), readPictures()])
  const load = async (story: ScreenStory): Promise<State> => {
    const { parameters, storyGlobals } = (await loadStory(story.id)) as unknown as LoadedStory
    const { theme, viewport } = storyGlobals
    const own = { ...(theme && { theme }), ...(viewport && { width: Number(viewport.value.slice(1)) }) }
    const pictures = published.pictures.filter((picture) => picture.story === story.id)
    return { ...story, comment: parameters.docs?.description?.story ?? '', own, pictures }
  }
  const sections = sectionsOf(screenTitle, index).map(async ({ heading, stories }) => ({
    heading,
    stories: await Promise.all(stories.map(load)),
  }))
  return { sections: await Promise.all(sections), published }
}
