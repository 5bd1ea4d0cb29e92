import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

type Play = NonNullable<StoryObj['play']>

/** Waits until the report's table is visible with this number of rows. */
export const showsTable =
  (rows: RegExp): Play =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText(rows)[0]).toBeVisible())
    await waitFor(() => expect(within(canvasElement).getByRole('table')).toBeVisible())
  }
