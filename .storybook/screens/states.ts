/** States that every screen has, by the names of their stories in the sidebar. */
export const EVERY_SCREEN = ['Default', 'Long text', 'Mobile', 'Light']

/** The failure of a screen that axe checks: the others show the same message with another text. */
const CHECKED_FAILURE = '500 Internal server error'

const OFTEN_TESTED_FAILURES = ['401 Unauthorized', '422 Validation error', CHECKED_FAILURE, 'No network']

const FAILURES = [
  '400 Bad request',
  '403 Forbidden',
  '404 Not found',
  '429 Too many requests',
  '502 Bad gateway',
  '503 Service unavailable',
  'Another status',
  'Unreadable body',
  'Server too slow',
  ...OFTEN_TESTED_FAILURES,
]

const WITHOUT_DATA = ['Loading', 'Empty']

/** States that a screen which calls an endpoint has, too. */
export const EVERY_CALLING_SCREEN = [...WITHOUT_DATA, ...FAILURES]

const OFTEN_TESTED = [...EVERY_SCREEN, ...WITHOUT_DATA, ...OFTEN_TESTED_FAILURES]

/**
 * The tags that a story has in Storybook's index beside its own: 'nightly' is what only `npm run test:all` runs. Of
 * screens that is all but the states named here and the stories that have the tag 'journey'.
 *
 * @param name As the sidebar shows it.
 */
export function addedTags(title: string, name: string, tags: readonly string[]): readonly string[] {
  const isJourney = tags.includes('journey') && !tags.includes('!journey')
  return title.startsWith('Screens/') && !OFTEN_TESTED.includes(name) && !isJourney ? ['nightly'] : []
}

/** Whether axe checks a story in the light theme too: in `npm test` one of each screen is enough. */
export const isCheckedInLight = (title: string, name: string, journeys: boolean): boolean =>
  !journeys || !title.startsWith('Screens/') || name === 'Light'

/** Whether a story shows a failure that looks like the one of its screen that axe checks. */
export const isSiblingFailure = (title: string, name: string): boolean =>
  title.startsWith('Screens/') && FAILURES.includes(name) && name !== CHECKED_FAILURE
