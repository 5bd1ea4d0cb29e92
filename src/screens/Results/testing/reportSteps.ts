import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ATTEMPT, named, quote } from '#screens/shared/testing/storySteps.ts'

type Play = NonNullable<StoryObj['play']>

/** Rows without pictures: each has a plain cover instead. */
export const lacksCovers: Play = named('Shows plain covers in place of pictures', async (context) => {
  await context.settled()
  const rows = within(context.canvasElement).getByRole('table')
  await expect(within(rows).getAllByText('Dracula').length).toBeGreaterThan(1)
  await expect(rows.querySelector('img')).toBeNull()
})

/** Waits until the report's table is visible with this number of rows. */
export const showsTable = (rows: RegExp): Play =>
  named(`Shows the table with ${quote(rows)}`, async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await waitFor(async () => expect((await screen.findAllByText(rows, {}, ATTEMPT))[0]).toBeVisible())
    await waitFor(async () => expect(await screen.findByRole('table', {}, ATTEMPT)).toBeVisible())
  })
