import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { showsTable } from './reportSteps.ts'
import { named, showsChart, shows, showsAnywhere } from '#screens/shared/testing/storySteps.ts'

type Play = NonNullable<StoryObj['play']>

export const changesMetric: Play = named('Changes the metric to conversion rate', async (context) => {
  await showsTable(/^\d+ rows$/)(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: /^Conversion rate/ }))
  await showsChart(/^Conversion rate per day/)(context)
  await expect(canvas.getByRole('radio', { name: 'Stacked' })).toBeDisabled()
})

export const turnsOffPlatforms: Play = named('Turns off all platforms but the last', async (context) => {
  await showsTable(/^\d+ rows$/)(context)
  const canvas = within(context.canvasElement)
  for (const name of ['Google', 'Meta']) {
    const chip = canvas.getByRole('button', { name })
    await userEvent.click(chip)
    await waitFor(() => expect(chip).toHaveAttribute('aria-pressed', 'false'))
  }
  const last = canvas.getByRole('button', { name: 'Pinterest' })
  await userEvent.click(last)
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await showsChart(/^Clicks per day, Pinterest/)(context)
})

export const groupsByDay: Play = named('Groups by day as well', async (context) => {
  await showsTable(/^\d+ rows$/)(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(canvas.getByRole('combobox', { name: 'Then by' }))
  await userEvent.click(await within(context.canvasElement.ownerDocument.body).findByRole('option', { name: 'Day' }))
  await shows('By ad and day')(context)
})

export const savesAndRenamesView: Play = named(
  'Saves a view, renames it, deletes it and undoes that',
  async (context) => {
    await showsTable(/^\d+ rows$/)(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: 'Saved views' }))
    const name = await page.findByRole('textbox', { name: 'Name this view' })
    await userEvent.type(name, 'Weekly call{Enter}')
    await showsAnywhere('“Weekly call” saved')(context)
    await userEvent.click(page.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await page.findByRole('button', { name: 'Rename Weekly call' }))
    await userEvent.clear(page.getByRole('textbox', { name: 'New name' }))
    await userEvent.type(page.getByRole('textbox', { name: 'New name' }), 'Monday{Enter}')
    await userEvent.click(await page.findByRole('button', { name: 'Delete Monday' }))
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
    await userEvent.click(page.getByRole('button', { name: 'Saved views' }))
    await waitFor(() => expect(page.getByRole('link', { name: 'Monday' })).toBeVisible())
  },
)

export const opensSettings: Play = named('Opens the settings', async (context) => {
  await showsTable(/^\d+ rows$/)(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Daily' }))
  await within(context.canvasElement.ownerDocument.body).findByRole('radio', { name: 'Month' })
})

export const changesSettingsInSheet: Play = named('Shows months in place of days', async (context) => {
  await opensSettings(context)
  const page = within(context.canvasElement.ownerDocument.body)
  await userEvent.click(page.getByRole('radio', { name: 'Month' }))
  await userEvent.click(page.getByRole('button', { name: 'Show results' }))
  await showsChart(/^Clicks per month/)(context)
})

export const cancelsLoading: Play = named('Cancels loading', async (context) => {
  await shows(/^Loading: [\d,]+ of [\d,]+ rows$/)(context)
  await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Cancel' }))
  await shows('Load again')(context)
  await shows('Total so far')(context)
})

export const showsFailedPage: Play = named('Shows what loaded, and what failed', async (context) => {
  await shows(/Internal Server Error/)(context)
  await shows('Total so far')(context)
  await shows(/^Incomplete: not all rows have loaded/)(context)
})

export const retriesFailedPage: Play = named('Tries again', async (context) => {
  await showsFailedPage(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
  await shows('Total')(context)
  await shows(/^Data up to/)(context)
})

export const showsTitleFilters: Play = named('Shows the titles that the report is narrowed to', async (context) => {
  await shows('Dracula')(context)
  await expect(
    await within(context.canvasElement).findByRole('button', { name: /^Remove Title: Dracula/ }),
  ).toBeVisible()
})

export const removesTitleFilter: Play = named('Removes one title', async (context) => {
  await showsTitleFilters(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: /^Remove Title: Dracula/ }))
  await waitFor(() =>
    expect(within(context.canvasElement).queryByRole('button', { name: /^Remove Title: Dracula/ })).toBeNull(),
  )
  await expect(within(context.canvasElement).getByRole('button', { name: /^Remove Title: / })).toHaveFocus()
})

export const clearsSearch: Play = named('Clears the search', async (context) => {
  await shows(/No rows match/)(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show all rows' }))
  await showsTable(/^\d+ rows$/)(context)
})

export const sorts: Play = named('Sorts by clicks on Google', async (context) => {
  await showsTable(/^\d+ rows$/)(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Google Clicks' }))
  await waitFor(() => expect(canvas.getByText(/sorted by Google Clicks, highest first/)).toBeInTheDocument())
})

export const offersWiderFilters: Play = named('Offers a longer period', async (context) => {
  await shows('No data for this period')(context)
  await expect(within(context.canvasElement).getByRole('button', { name: 'Show the last 90 days' })).toBeVisible()
})

export const showsLongNames: Play = named('Cuts long names in the middle', async ({ canvasElement }) => {
  const rows = [...canvasElement.querySelectorAll('tbody tr[data-at]')]
  await expect(new Set(rows.map((row) => row.getBoundingClientRect().height))).toEqual(new Set([44]))
  const row = rows.find((each) => each.textContent.includes('as told by him'))
  await expect(row?.querySelector('.row-parent')).toHaveTextContent(/as told by him$/)
  const [name, cut] = ['.long-name', '.cut'].map((part) => row?.querySelector(part)?.getBoundingClientRect())
  await expect([cut?.left, cut?.top, cut?.height]).toEqual([name?.left, name?.top, 16])
})

/** The data's date begins where the figures above it do. */
export const alignsDateWithFigures: Play = named('Aligns the date with the figures', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const leftOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left)
  const [date] = await canvas.findAllByText(/^Data up to/)
  await expect(date && leftOf(date)).toBe(leftOf(canvas.getByRole('button', { name: /^Clicks/ })))
})
