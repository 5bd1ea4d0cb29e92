import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

/** How long the app may take to get somewhere in a story, in ms. */
const PATIENCE = { timeout: 8000 }

type Play = NonNullable<StoryObj['play']>

/** The story comes to show a text. */
export const shows =
  (text: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByText(text, undefined, PATIENCE)
    await expect(first).toBeVisible()
  }

/** The story comes to a page with this heading. */
export const arrivesAt =
  (heading: string | RegExp): Play =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: heading }, PATIENCE)).toBeVisible()
  }
