import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { arrivesAt, inOrder, named, shows } from '#screens/shared/testing/storySteps.ts'

/* What stories do on the page of an ad. */

type Play = NonNullable<StoryObj['play']>

/** Waits until all panels have loaded. */
export const loadsAll = inOrder(
  arrivesAt('Read it with the lamp on'),
  shows('Dracula, autumn, UK'),
  shows(/Saved by you on 18-11-2026/),
)

/** Chooses five stars. */
export const savesRating = inOrder(
  shows(/Saved by you on 18-11-2026/),
  named('Chooses five stars and saves', async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const save = canvas.getByRole('button', { name: 'Save rating' })
    await expect(save).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }))
    await expect(save).toBeEnabled()
    await userEvent.dblClick(save)
  }),
)

/** After a failure. */
export const hasFourStarsAgain = named('Has four stars again, and a way to try again', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible()
})

export const downloads: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Download' })).toBeVisible())
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download' }))
}
