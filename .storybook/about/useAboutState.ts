import { useStorybookState } from 'storybook/manager-api'
import type { PageCall } from '#mocks/pageCalls.ts'
import { screenCalls } from '../faults/screenCalls.ts'
import { screenPageOf, type ScreenPage } from './screenPage.ts'

/** What there is to say about the story on show. */
export interface AboutState {
  storyId: string
  /** The story's doc comment. */
  comment?: string | undefined
  /** Where the app is opened; none for screens that stand alone. */
  route?: string | undefined
  screen?: ScreenPage | undefined
  /** That the screen makes. */
  calls: readonly PageCall[]
}

interface Parameters {
  route?: string
  docs?: { description?: { story?: string } }
}

/** Reads it in Storybook's frame. Comment and route come with the story, once it has loaded. */
export function useAboutState(): AboutState {
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
