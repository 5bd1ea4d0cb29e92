import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { named, quote, shows } from './storySteps.ts'

type Play = NonNullable<StoryObj['play']>

/** Selects rows or tiles by their names. */
export const selects = (...names: string[]): Play =>
  named(`Selects ${names.map(quote).join(', ')}`, async (context) => {
    const canvas = within(context.canvasElement)
    for (const name of names) {
      await shows(name)(context)
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    }
  })

/** The bar says how many are selected, and Compare leads to this URL. */
export const compares = (count: number, url: string): Play =>
  named(`Offers to compare ${count}`, async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('group', { name: 'Selection' }))
    await expect(bar.getByText(`${count} selected`)).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', url)
  })

/** Clear deselects all; the bar is gone and the focus is on a row or tile. */
export const clears: Play = named('Clears the selection', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull())
  await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([])
  await expect(document.activeElement?.closest('tbody, li')).not.toBeNull()
})
