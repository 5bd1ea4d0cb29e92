import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/noSnapshot.ts'

export const LOGIN_HEADING = 'Bring your books into the light'

type Play = NonNullable<StoryObj['play']>

/**
 * Retries of a `find…` query are one step of the Interactions panel. Each retry of a `get…` query inside `waitFor` is a
 * step of its own, for which Storybook redraws its whole frame, on the same thread as the story.
 */
const SHORT = { timeout: 1000 }

/** Waits until a text is visible. Queries again each time, as the element may be re-rendered meanwhile. */
export const shows =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(async () => expect((await within(canvasElement).findAllByText(text, {}, SHORT))[0]).toBeVisible())
  }

/** Runs plays one after the other. */
export const inOrder =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context)
  }

/** Shows a text for good, not only until something else has loaded. */
export const settlesOn =
  (text: string | RegExp): Play =>
  async (context) => {
    await context.settled()
    await expect(within(context.canvasElement).getAllByText(text)[0]).toBeVisible()
  }

/** Shows a text nowhere, once all has loaded. */
export const settlesWithout =
  (text: string | RegExp): Play =>
  async (context) => {
    await context.settled()
    await expect(within(context.canvasElement).queryByText(text)).toBeNull()
  }

/** The countries could not be loaded: a notification says so, and lists show ids. */
export const lacksCountryNames: Play = inOrder(
  shows('We couldn’t load the countries'),
  settlesWithout(/United Kingdom/),
)

/** Waits for a page with this heading. */
export const arrivesAt =
  (heading: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const options = { level: 1, name: heading }
    await waitFor(async () => expect(await within(canvasElement).findByRole('heading', options, SHORT)).toBeVisible())
  }

/** Waits for a chart with this name. */
export const showsChart =
  (name: RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('img', { name }, SHORT)).toBeVisible())
  }

/** Like `shows`, but also looks in dialogs, menus and notifications. */
export const showsAnywhere =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(async () => expect((await page.findAllByText(text, {}, SHORT))[0]).toBeVisible())
  }

/** Of stories that end signed out: an expired session shows the login page. It looks the same after every screen. */
export const endsOnLogin: Pick<StoryObj, 'parameters' | 'play'> = {
  parameters: { heading: LOGIN_HEADING, ...NO_SNAPSHOT },
  play: arrivesAt(LOGIN_HEADING),
}
