import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { HandledEndpoint } from '#mocks/handlers/handle.ts'
import { FAILURES, type FailureStatus } from '#domain/failure.ts'
import { hasFault, withHandlers } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'

export const LOGIN_HEADING = 'Bring your books into the light'

/** Parameters of stories whose server never answers: they wait for seconds, but long enough for all other requests. */
export const SHORT_WAITS = { environment: { config: { waits: { idleMs: 2500, afterUploadMs: 2500 } } } }

type Play = NonNullable<StoryObj['play']>
type Parameters = NonNullable<StoryObj['parameters']>

/**
 * Of `find…` the Interactions panel shows one step, but of `get…` inside `waitFor` each attempt, and Storybook redraws its
 * frame for each, on the story's own thread. Less than the time of `waitFor`, so that a failure says what was not found.
 */
const ATTEMPT = { timeout: 5_000 }

/** Waits until the first element with a text is visible. Queries again each time, as it may be re-rendered meanwhile. */
export const seesText = (element: HTMLElement, text: string | RegExp): Promise<void> =>
  waitFor(async () => expect((await within(element).findAllByText(text, {}, ATTEMPT))[0]).toBeVisible())

/** Like `seesText`, of the one element with a role. */
export const seesRole = (
  element: HTMLElement,
  role: string,
  options: { level?: number; name?: string | RegExp } = {},
): Promise<void> => waitFor(async () => expect(await within(element).findByRole(role, options, ATTEMPT)).toBeVisible())

/** Gives a play a name in the Interactions panel: what a user does or sees, in a few plain words. */
export const named =
  (name: string, play: Play): Play =>
  (context) =>
    context.step(name, play)

/** A text in quotes, and a pattern without its syntax: /^\d+ rows$/ is "… rows". */
export const quote = (text: string | RegExp): string => {
  const words =
    typeof text === 'string' ? text : text.source.replace(/^\^|\$$|\\b|(?<!\\)\?/g, '').replace(/\[?\\d,?\]?\+/g, '…')
  return `"${words.replaceAll('\\', '')}"`
}

/** Waits until a text is visible. */
export const shows = (text: string | RegExp): Play =>
  named(`Shows ${quote(text)}`, ({ canvasElement }) => seesText(canvasElement, text))

/** The failure that a fault leads to, where it has another name. */
const KINDS = { 418: 'other', network: 'network', unreadable: 'unreadable', never: 'timeout' } as const

/** How a call fails in a story: with a status, or without an answer to read. */
type StoryFault = FailureStatus | keyof typeof KINDS

const headingOf = (fault: StoryFault) =>
  FAILURES[typeof fault === 'number' && fault !== 418 ? fault : KINDS[fault]].title

/** Parameters of stories in which a failed call is tried again, slowly enough to be seen. */
export const RETRIES = { environment: { retryDelaysS: [600, 600, 600] } }

/**
 * What stories of failures that look alike have in common; then each is one line,
 * `export const BadGateway502 = failsWith(502, queryEntity)`. `scripts/checkStories.ts` reads there which call fails.
 * A call without a session shows the login page.
 * @param shown what is done and seen; of the heading that the catalogue has for the failure unless a story names a text
 */
export const failures =
  (shown: (text: string | RegExp, fault: StoryFault) => Play, common: Parameters = {}) =>
  (fault: StoryFault, endpoint: HandledEndpoint, text?: string | RegExp | Play, parameters: Parameters = {}) => {
    const usual =
      fault === 401 && !endpoint.isPublic ? endsOnLogin : { parameters: common, play: shown(headingOf(fault), fault) }
    return {
      // Without a picture: a slow server looks like its other failures.
      parameters: { ...usual.parameters, ...(fault === 'never' && { ...SHORT_WAITS, ...NO_SNAPSHOT }), ...parameters },
      beforeEach: withHandlers(hasFault(endpoint, `${fault}`)),
      play: text === undefined ? usual.play : typeof text === 'function' ? text : shown(text, fault),
    }
  }

/** A call fails, and the screen says so. */
export const failsWith = failures(shows)

/** Like `shows`, in the panel with this heading. */
export const showsIn = (panel: string, text: string | RegExp): Play =>
  named(`Shows ${quote(text)} in ${panel}`, async ({ canvasElement }) => {
    await waitFor(async () => {
      const region = await within(canvasElement).findByRole('region', { name: panel }, ATTEMPT)
      return expect((await within(region).findAllByText(text, {}, ATTEMPT))[0]).toBeVisible()
    })
  })

/** A call of one panel of the page with this heading fails, all else loads. */
export const failsIn = (heading: string, panel: string) =>
  failures((text) => inOrder(arrivesAt(heading), showsIn(panel, text)))

/** Runs plays one after the other. */
export const inOrder =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context)
  }

/** Shows a text for good, not only until something else has loaded. */
export const settlesOn = (text: string | RegExp): Play =>
  named(`Shows ${quote(text)} once all has loaded`, async (context) => {
    await context.settled()
    await expect(within(context.canvasElement).getAllByText(text)[0]).toBeVisible()
  })

/** Shows a text nowhere, once all has loaded. */
const settlesWithout = (text: string | RegExp): Play =>
  named(`Doesn’t show ${quote(text)} once all has loaded`, async (context) => {
    await context.settled()
    await expect(within(context.canvasElement).queryByText(text)).toBeNull()
  })

/** The countries could not be loaded: a notification says so, and lists show ids. */
export const lacksCountryNames: Play = inOrder(
  shows('We couldn’t load the countries'),
  settlesWithout(/United Kingdom/),
)

/** Waits for a page with this heading. */
export const arrivesAt = (heading: string | RegExp): Play =>
  named(`Arrives at ${quote(heading)}`, ({ canvasElement }) =>
    seesRole(canvasElement, 'heading', { level: 1, name: heading }),
  )

/** Waits for a chart with this name. */
export const showsChart = (name: RegExp): Play =>
  named(`Shows the chart ${quote(name)}`, ({ canvasElement }) => seesRole(canvasElement, 'img', { name }))

/** Like `shows`, but also looks in dialogs, menus and notifications. */
export const showsAnywhere = (text: string | RegExp): Play =>
  named(`Shows ${quote(text)}`, ({ canvasElement }) => seesText(canvasElement.ownerDocument.body, text))

/** Of stories that end signed out: an expired session shows the login page. It looks the same after every screen. */
const endsOnLogin: { parameters: Parameters; play: Play } = {
  parameters: { heading: LOGIN_HEADING, ...NO_SNAPSHOT },
  play: arrivesAt(LOGIN_HEADING),
}
