import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

type Play = NonNullable<StoryObj['play']>

/** Waits until a text is visible. Queries again each time, as the element may be re-rendered meanwhile. */
export const shows =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText(text)[0]).toBeVisible())
  }

/** Waits for a page with this heading. */
export const arrivesAt =
  (heading: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1, name: heading })).toBeVisible())
  }

/** Waits for a chart with this name. */
export const showsChart =
  (name: RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name })).toBeVisible())
  }

/** Like `shows`, but also looks in dialogs, menus and notifications. */
export const showsAnywhere =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getAllByText(text)[0]).toBeVisible())
  }
