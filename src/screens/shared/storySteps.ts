import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

type Play = NonNullable<StoryObj['play']>

/** The story comes to show a text. It is looked for anew each time: what was found may be drawn again in the meantime. */
export const shows =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText(text)[0]).toBeVisible())
  }

/** The story comes to a page with this heading. */
export const arrivesAt =
  (heading: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1, name: heading })).toBeVisible())
  }

/** A chart of this name is drawn. */
export const chart =
  (name: RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name })).toBeVisible())
  }

/** As `shows`, also in what lies over the page: dialogs, menus, notices. */
export const tells =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getAllByText(text)[0]).toBeVisible())
  }
