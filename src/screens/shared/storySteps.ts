import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

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
