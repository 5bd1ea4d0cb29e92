import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { inOrder, named, shows, failures } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { UserMenuScreen } from './UserMenuScreen.tsx'

/** What the menu names could not be loaded: the user, from `me/`, or the accounts. */
const meta: Meta<typeof UserMenuScreen> = {
  title: 'Screens/Dashboard/User menu/Without details',
  id: 'screens-user-menu-without-details',
  component: UserMenuScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    ...NO_SNAPSHOT,
    route: '/dashboard/users',
    layout: 'fullscreen',
    heading: 'Users',
  },
}
export default meta

type Story = StoryObj<typeof UserMenuScreen>

/** A notice above the page says so, with the catalogue's text; the page goes on. */
const failsWith = failures((text) =>
  inOrder(
    shows('We couldn’t load your account details.'),
    shows(new RegExp(`^${String(text)}\\.`)),
    named('Offers to try again', async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeEnabled()
    }),
  ),
)

// spec 8.13
export const UserFails500: Story = { ...failsWith(500, getMe), tags: ['journey'] }
export const UserFails400 = failsWith(400, getMe)
/** An expired session shows the login page. */
export const UserFails401 = failsWith(401, getMe)
export const UserFails403 = failsWith(403, getMe, 'Forbidden. Your role does not include this')
export const UserFails404 = failsWith(404, getMe)
export const UserFails422 = failsWith(422, getMe)
export const UserFails429 = failsWith(429, getMe)
export const UserFails502 = failsWith(502, getMe)
export const UserFails503 = failsWith(503, getMe)
export const UserFailsWithAnotherStatus = failsWith(418, getMe, 'Generic Error. status: 418; status text: .*')
export const UserFailsWithoutNetwork = failsWith('network', getMe)
export const UserFailsWithUnreadableBody = failsWith('unreadable', getMe)
/** The server never answers. */
export const UserTooSlow = failsWith('never', getMe)

/** The account's name is not known, either. */
export const AccountsFail500 = failsWith(500, listMyAccounts)
/** An expired session shows the login page. */
export const AccountsFail401 = failsWith(401, listMyAccounts)
export const AccountsFailWithoutNetwork = failsWith('network', listMyAccounts)
