import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { dropsConnection, fails, returnsHtml, stalls, withHandlers } from '#mocks/respond.ts'
import { endsOnLogin, inOrder, named, SHORT_WAITS, shows } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { UserMenuScreen } from './UserMenuScreen.tsx'

/** What the menu names could not be loaded: the user, from `me/`, or the accounts. */
const meta: Meta<typeof UserMenuScreen> = {
  title: 'Screens/Dashboard/User menu without details',
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
type Handler = ReturnType<typeof fails>

/** A notice above the page says so, with the catalogue's text; the page goes on. */
const says = (handler: Handler, text: RegExp): Story => ({
  beforeEach: withHandlers(handler),
  play: inOrder(
    shows('We couldn’t load your account details.'),
    shows(text),
    named('Offers to try again', async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeEnabled()
    }),
  ),
})

const tags = ['fails:getMe']
// spec 8.13
export const UserFails500: Story = {
  ...says(fails(getMe, 500), /^Internal Server Error\./),
  tags: ['journey', 'fails:getMe'],
}
export const UserFails400: Story = { tags, ...says(fails(getMe, 400), /^Bad Request\./) }
/** An expired session shows the login page. */
export const UserFails401: Story = {
  tags,
  ...endsOnLogin,
  beforeEach: withHandlers(fails(getMe, 401)),
}
export const UserFails403: Story = { tags, ...says(fails(getMe, 403), /^Forbidden. Your role does not include this\./) }
export const UserFails404: Story = { tags, ...says(fails(getMe, 404), /^Not Found\./) }
export const UserFails422: Story = { tags, ...says(fails(getMe, 422), /^Validation Error\./) }
export const UserFails429: Story = { tags, ...says(fails(getMe, 429), /^Too many requests\./) }
export const UserFails502: Story = { tags, ...says(fails(getMe, 502), /^Bad Gateway\./) }
export const UserFails503: Story = { tags, ...says(fails(getMe, 503), /^Service Unavailable\./) }
export const UserFailsWithAnotherStatus: Story = { tags, ...says(fails(getMe, 418), /^Generic Error\. status: 418/) }
export const UserFailsWithoutNetwork: Story = { tags, ...says(dropsConnection(getMe), /^Can’t reach the server\./) }
export const UserFailsWithUnreadableBody: Story = {
  tags,
  ...says(returnsHtml(getMe), /^Unexpected reply from the server\./),
}
/** The server never answers. */
export const UserTooSlow: Story = { ...says(stalls(getMe), /^The server takes too long\./), parameters: SHORT_WAITS }

const OF_ACCOUNTS = ['fails:listMyAccounts']
/** The account's name is not known, either. */
export const AccountsFail500: Story = {
  tags: OF_ACCOUNTS,
  ...says(fails(listMyAccounts, 500), /^Internal Server Error\./),
}
/** An expired session shows the login page. */
export const AccountsFail401: Story = {
  tags: OF_ACCOUNTS,
  ...endsOnLogin,
  beforeEach: withHandlers(fails(listMyAccounts, 401)),
}
export const AccountsFailWithoutNetwork: Story = {
  tags: OF_ACCOUNTS,
  ...says(dropsConnection(listMyAccounts), /^Can’t reach the server\./),
}
