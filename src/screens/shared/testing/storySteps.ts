import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { HttpHandler } from 'msw'
import type { HandledEndpoint } from '#mocks/handlers/handle.ts'
import { dropsConnection, fails, stalls, withHandlers } from '#mocks/respond.ts'
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

/** Waits until a text is visible. Queries again each time, as the element may be re-rendered meanwhile. */
export const shows = (text: string | RegExp): Play =>
  named(`Shows ${quote(text)}`, async ({ canvasElement }) => {
    await waitFor(async () => expect((await within(canvasElement).findAllByText(text, {}, ATTEMPT))[0]).toBeVisible())
  })

/** What stories of one failing call have in common: the screen says what went wrong. */
export const failing = (handler: HttpHandler, text: string | RegExp, parameters: Parameters = {}) => ({
  parameters,
  beforeEach: withHandlers(handler),
  play: shows(text),
})

/** The server never answers: the screen says so. Without a picture: it looks like its other failures. */
export const tooSlow = (endpoint: HandledEndpoint, parameters: Parameters = {}) =>
  failing(stalls(endpoint), 'The server takes too long', { ...SHORT_WAITS, ...NO_SNAPSHOT, ...parameters })

/** The first attempt fails, and the message counts the retries. */
export const retrying = (endpoint: HandledEndpoint, parameters: Parameters = {}) =>
  failing(fails(endpoint, 503), /Retrying 1 of 3/, {
    environment: { retryDelaysS: [600, 600, 600] },
    ...parameters,
  })

/** Like `shows`, in the panel with this heading. */
export const showsIn = (panel: string, text: string | RegExp): Play =>
  named(`Shows ${quote(text)} in ${panel}`, async ({ canvasElement }) => {
    await waitFor(async () => {
      const region = await within(canvasElement).findByRole('region', { name: panel }, ATTEMPT)
      return expect((await within(region).findAllByText(text, {}, ATTEMPT))[0]).toBeVisible()
    })
  })

/** One panel of the page with this heading fails, all else loads. */
export const failsIn =
  (heading: string) =>
  (panel: string, handler: HttpHandler, text: string | RegExp, parameters: Parameters = {}) => ({
    parameters,
    beforeEach: withHandlers(handler),
    play: inOrder(arrivesAt(heading), showsIn(panel, text)),
  })

/** The server of one panel is not reached. Without a picture: the panel has one with a 500. */
export const isUnreachableIn =
  (heading: string) =>
  (panel: string, endpoint: HandledEndpoint, parameters: Parameters = {}) =>
    failsIn(heading)(panel, dropsConnection(endpoint), /Can’t reach the server/, { ...NO_SNAPSHOT, ...parameters })

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
  named(`Arrives at ${quote(heading)}`, async ({ canvasElement }) => {
    const options = { level: 1, name: heading }
    await waitFor(async () => expect(await within(canvasElement).findByRole('heading', options, ATTEMPT)).toBeVisible())
  })

/** Waits for a chart with this name. */
export const showsChart = (name: RegExp): Play =>
  named(`Shows the chart ${quote(name)}`, async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('img', { name }, ATTEMPT)).toBeVisible())
  })

/** Like `shows`, but also looks in dialogs, menus and notifications. */
export const showsAnywhere = (text: string | RegExp): Play =>
  named(`Shows ${quote(text)}`, async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(async () => expect((await page.findAllByText(text, {}, ATTEMPT))[0]).toBeVisible())
  })

/** Of stories that end signed out: an expired session shows the login page. It looks the same after every screen. */
export const endsOnLogin: Pick<StoryObj, 'parameters' | 'play'> = {
  parameters: { heading: LOGIN_HEADING, ...NO_SNAPSHOT },
  play: arrivesAt(LOGIN_HEADING),
}
