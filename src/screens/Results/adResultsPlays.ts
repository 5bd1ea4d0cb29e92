import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { table } from './reportSteps.ts'
import { chart, shows, tells } from '#screens/shared/storySteps.ts'

type Play = NonNullable<StoryObj['play']>

export const changesTheMetric: Play = async (context) => {
  await table(/^\d+ rows$/)(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: /^Conversion rate/ }))
  await chart(/^Conversion rate per day/)(context)
  await expect(canvas.getByRole('radio', { name: 'Stacked' })).toBeDisabled()
}

export const turnsPlatformsOff: Play = async (context) => {
  await table(/^\d+ rows$/)(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Google' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Meta' }))
  const last = canvas.getByRole('button', { name: 'Pinterest' })
  await userEvent.click(last)
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await chart(/^Clicks per day, Pinterest/)(context)
}

export const groupsByDayToo: Play = async (context) => {
  await table(/^\d+ rows$/)(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(canvas.getByRole('combobox', { name: 'Then by' }))
  await userEvent.click(await within(context.canvasElement.ownerDocument.body).findByRole('option', { name: 'Day' }))
  await shows('By ad and day')(context)
}

export const savesAndRenamesAView: Play = async (context) => {
  await table(/^\d+ rows$/)(context)
  const page = within(context.canvasElement.ownerDocument.body)
  await userEvent.click(page.getByRole('button', { name: 'Saved views' }))
  const name = await page.findByRole('textbox', { name: 'Name this view' })
  await userEvent.type(name, 'Weekly call{Enter}')
  await tells('“Weekly call” saved')(context)
  await userEvent.click(page.getByRole('button', { name: 'Saved views' }))
  await userEvent.click(await page.findByRole('button', { name: 'Rename Weekly call' }))
  await userEvent.clear(page.getByRole('textbox', { name: 'New name' }))
  await userEvent.type(page.getByRole('textbox', { name: 'New name' }), 'Monday{Enter}')
  await userEvent.click(await page.findByRole('button', { name: 'Delete Monday' }))
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
  await userEvent.click(page.getByRole('button', { name: 'Saved views' }))
  await waitFor(() => expect(page.getByRole('link', { name: 'Monday' })).toBeVisible())
}

export const changesSettingsInTheSheet: Play = async (context) => {
  await table(/^\d+ rows$/)(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Daily' }))
  const page = within(context.canvasElement.ownerDocument.body)
  await userEvent.click(await page.findByRole('radio', { name: 'Month' }))
  await userEvent.click(page.getByRole('button', { name: 'Show results' }))
  await chart(/^Clicks per month/)(context)
}

export const cancels: Play = async (context) => {
  await shows(/^Loading: [\d,]+ of [\d,]+ rows$/)(context)
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Cancel' }))
  await shows('Continue')(context)
  await shows('Total so far')(context)
}

export const readsTheFailedPageAgain: Play = async (context) => {
  await shows(/Internal Server Error/)(context)
  await shows('Total so far')(context)
  await shows(/^Incomplete: not all rows have loaded/)(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
  await shows('Total')(context)
  await shows(/^Conversions as reported/)(context)
}

export const widensAgain: Play = async (context) => {
  await shows('Dracula')(context)
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /^Remove Title: Dracula/ }))
  await waitFor(() =>
    expect(within(context.canvasElement).queryByRole('button', { name: /^Remove Title: Dracula/ })).toBeNull(),
  )
}

export const clearsTheSearch: Play = async (context) => {
  await shows(/No rows match/)(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show all rows' }))
  await table(/^\d+ rows$/)(context)
}

export const sorts: Play = async (context) => {
  await table(/^\d+ rows$/)(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Google Clicks' }))
  await waitFor(() => expect(canvas.getByText(/sorted by Google Clicks, highest first/)).toBeInTheDocument())
}

export const findsNothing: Play = async (context) => {
  await shows('No data for this period')(context)
  await expect(within(context.canvasElement).getByRole('button', { name: 'Show the last 90 days' })).toBeVisible()
}
