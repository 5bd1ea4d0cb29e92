import { useStorybookState } from 'storybook/manager-api'
import { describeFault, readFault } from '../faults/faultGlobal.ts'
import { screenCalls } from '../faults/screenCalls.ts'
import { useFault } from '../faults/useFault.ts'
import type { StoryFaults } from '../overview/storyFaults.ts'
import { screenPageOf } from './screenPage.ts'

/** Set when Storybook is built (main.ts). */
declare const process: { env: { STORY_FAULTS: string } }

const storyFaults = JSON.parse(process.env.STORY_FAULTS) as StoryFaults

interface Parameters {
  route?: string
  docs?: { description?: { story?: string } }
}

/**
 * What there is to say about the story on show: its doc comment, where it opens the app (none for screens that stand
 * alone), what fails in it, its screen and the calls that makes. Comment and route come with the story, once it has loaded.
 */
export function useAboutState() {
  const { index, storyId } = useStorybookState()
  const { fault } = useFault()
  const story = index?.[storyId]
  if (story?.type !== 'story') return { storyId, failing: [], calls: [] }
  const { route, docs }: Parameters = story.parameters ?? {}
  const { importPath, exportName } = story
  const own = storyFaults[importPath]?.[exportName] ?? []
  const faults = fault === null ? own.map((name) => readFault(name).fault) : [fault]
  return {
    storyId,
    failing: faults.filter((each) => each !== null).map(describeFault),
    comment: docs?.description?.story?.replaceAll('`', ''),
    route,
    screen: screenPageOf(story.title),
    calls: screenCalls(story.title),
  }
}
