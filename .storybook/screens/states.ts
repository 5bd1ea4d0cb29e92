import { FAILURES, type FailureStatus } from '#domain/failure.ts'
import { CALL_STATUSES } from '#mocks/faults.ts'
import { nameStory } from '../nameStory.ts'

/** States that every screen has, by the names of their stories in the sidebar. */
export const EVERY_SCREEN = ['Default', 'Long text', 'Mobile', 'Light']

/** The story of a call that is answered with a status. */
const statusStory = (status: FailureStatus) => nameStory(`${FAILURES[status].title} ${status}`)

/** The failure of a screen that axe checks: the others show the same message with another text. */
const CHECKED_FAILURE = statusStory(500)

const OFTEN_TESTED_FAILURES = [statusStory(401), statusStory(422), CHECKED_FAILURE, 'No network']

const FAILURE_STORIES = [
  ...CALL_STATUSES.map(statusStory),
  'Another status',
  'No network',
  'Unreadable body',
  'Server too slow',
]

const WITHOUT_DATA = ['Loading', 'Empty']

/** States that a screen which calls an endpoint has, too. */
export const EVERY_CALLING_SCREEN = [...WITHOUT_DATA, ...FAILURE_STORIES]

const OFTEN_TESTED = [...EVERY_SCREEN, ...WITHOUT_DATA, ...OFTEN_TESTED_FAILURES]

/** What is only another story in another width or theme: 'Mobile', 'Selected, light', 'Strip at 768'. */
export const OTHER_LOOK = 'other-width-or-theme'
const OTHER_LOOKS = /(^|, )(mobile|light)$|(^| )at 768$|^on (a )?phone$/i

/**
 * The tags that a story has in Storybook's index beside its own. `OTHER_LOOK` is left out of the sidebar until a visitor
 * chooses it there. Without Storybook's own tag 'test' is what only `npm run test:all` runs: of screens all but the states
 * named here and the stories that have the tag 'journey'.
 *
 * @param name As the sidebar shows it.
 */
export function addedTags(title: string, name: string, tags: readonly string[]): readonly string[] {
  const isJourney = tags.includes('journey') && !tags.includes('!journey')
  const isNightly = title.startsWith('Screens/') && !OFTEN_TESTED.includes(name) && !isJourney
  return [...(OTHER_LOOKS.test(name) ? [OTHER_LOOK] : []), ...(isNightly ? ['!test'] : [])]
}

/** Whether axe checks a story in the light theme too: in `npm test` one of each screen is enough. */
export const isCheckedInLight = (title: string, name: string, journeys: boolean): boolean =>
  !journeys || !title.startsWith('Screens/') || name === 'Light'

/** Whether a story shows a failure that looks like the one of its screen that axe checks. */
export const isSiblingFailure = (title: string, name: string): boolean =>
  title.startsWith('Screens/') && FAILURE_STORIES.includes(name) && name !== CHECKED_FAILURE
