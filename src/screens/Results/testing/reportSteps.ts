import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { named, quote, seesRole, seesText } from '#screens/shared/testing/storySteps.ts'

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
    await seesText(canvasElement, rows)
    await seesRole(canvasElement, 'table')
  })
