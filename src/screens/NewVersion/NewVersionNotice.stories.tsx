import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { withHandlers } from '#mocks/respond.ts'
import { today } from '#mocks/world/clock.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { arrivesAt, inOrder, shows } from '#screens/shared/testing/storySteps.ts'

const clock = { minutes: 0 }

const meta: Meta = {
  title: 'Screens/Errors/New version/Notice',
  id: 'screens-new-version-notice',
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: '/dashboard/account',
    layout: 'fullscreen',
    heading: 'Users',
    environment: { now: () => new Date(new Date(`${today()}T10:00:00`).getTime() + clock.minutes * 60_000) },
  },
  beforeEach: (context) => {
    clock.minutes = 0
    withHandlers(http.get('*/version.json', () => HttpResponse.json({ version: '0.2.0', commit: 'newer' })))(context)
  },
}
export default meta
type Story = StoryObj

/** A newer version has been deployed since the page was loaded. A navigation notices it, once in 15 minutes. */
export const Default: Story = {
  play: inOrder(
    arrivesAt('Account'),
    async ({ canvasElement }) => {
      clock.minutes = 16
      await userEvent.click(await within(canvasElement).findByRole('button', { name: /^User menu/ }))
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Users' }))
    },
    arrivesAt('Users'),
    shows('A new version is available'),
    async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('button', { name: 'Reload' })).toBeVisible()
    },
  ),
}
