import { useStorybookState } from 'storybook/manager-api'
import { screenCalls } from '../faults/screenCalls.ts'
import { screenPageOf } from './screenPage.ts'

interface Parameters {
  route?: string
  docs?: { description?: { story?: string } }
}

/**
 * What there is to say about the story on show: its doc comment, where it opens the app (none for screens that stand
 * alone), its screen and the calls that makes. Comment and route come with the story, once it has loaded.
 */
export function useAboutState() {
  const { index, storyId } = useStorybookState()
  const story = index?.[storyId]
  if (story?.type !== 'story') return { storyId, calls: [] }
  const { route, docs }: Parameters = story.parameters ?? {}
  return {
    storyId,
    comment: docs?.description?.story?.replaceAll('`', ''),
    route,
    screen: screenPageOf(story.title),
    calls: screenCalls(story.title),
  }
}
