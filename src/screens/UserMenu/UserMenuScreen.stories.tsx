import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listMyAccounts, getMe, switchAccount } from '#api/endpoints/account.ts'
import { LONG_ACCOUNTS, LONG_ME } from '#mocks/longAccounts.ts'
import { dropsConnection, fails, returns, returnsHtml, stalls, withHandlers } from '#mocks/respond.ts'
import {
  arrivesAt,
  endsOnLogin,
  inOrder,
  LOGIN_HEADING,
  named,
  SHORT_WAITS,
  showsAnywhere,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { opensMenu, switches } from './testing/userMenuSteps.ts'
import { UserMenuScreen } from './UserMenuScreen.tsx'

/**
 * The menu at the end of the top bar, on every page with a session: who is signed in and in which account, and the ways
 * to the account, the users, another account, the other theme, and out. Its errors are those of a switch to another
 * account; those of the user and the accounts stand above the page.
 */
const meta: Meta<typeof UserMenuScreen> = {
  title: 'Screens/Dashboard/User menu',
  id: 'screens-user-menu',
  component: UserMenuScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/users', layout: 'fullscreen', heading: 'Users' },
}
export default meta

type Story = StoryObj<typeof UserMenuScreen>

const hasEntries = (...names: string[]) =>
  named(`Has ${names.join(', ')}`, async () => {
    // Switch account is there until it is known that there is no other account.
    await waitFor(() => {
      const entries = screen.getByRole('menu').querySelectorAll('[role^="menuitem"]')
      return expect(Array.from(entries, ({ textContent }) => textContent)).toEqual(names)
    })
  })
const opensOnUsers = inOrder(arrivesAt('Users'), opensMenu)

// spec 2.32
export const Default: Story = {
  parameters: { ...DEFAULT_SNAPSHOTS, route: '/dashboard/titles', heading: 'Titles' },
  play: inOrder(
    arrivesAt('Titles'),
    opensMenu,
    showsAnywhere('demo@harbourvale.example'),
    named('Names the account and the user, as the bar does', async () => {
      for (const name of ['Harbour & Vale', 'Imogen Ashby']) await expect(screen.getAllByText(name)).toHaveLength(2)
    }),
    hasEntries('Account', 'Users', 'Switch account', 'Dark theme', 'Single-key shortcuts', 'Logout'),
  ),
}
/** On the layout with Back to My Dashboard. */
export const SecondaryLayout: Story = { parameters: NO_SNAPSHOT, play: opensOnUsers }
/** Names of 300 characters, in right-to-left scripts, with markup. */
export const LongText: Story = {
  beforeEach: withHandlers(returns(getMe, LONG_ME), returns(listMyAccounts, LONG_ACCOUNTS)),
  play: opensOnUsers,
}
export const LongTextMobile: Story = { ...LongText, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: opensOnUsers,
}
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: opensOnUsers }
/** The avatar has a mask, and the account is the viewed one. */
// spec 2.32
export const Masquerade: Story = {
  parameters: { session: 'masquerade' },
  play: inOrder(
    opensOnUsers,
    named('Says whose account is viewed', async ({ canvasElement }) => {
      const button = { name: /^User menu, viewing as Quill & Anchor Press/, hidden: true }
      await expect(await within(canvasElement).findByRole('button', button)).toBeVisible()
    }),
  ),
}
/** Before the account's name is known; the user's is stored with the session. */
export const Loading: Story = {
  beforeEach: withHandlers(stalls(listMyAccounts)),
  parameters: { heading: undefined },
  play: inOrder(opensMenu, showsAnywhere('demo@harbourvale.example')),
}
/** There is no other account to switch to. */
export const Empty: Story = {
  beforeEach: withHandlers(returns(listMyAccounts, [{ acc_id: 'HV01', acc_name: 'Harbour & Vale' }])),
  play: inOrder(opensOnUsers, hasEntries('Account', 'Users', 'Dark theme', 'Single-key shortcuts', 'Logout')),
}

const tags = ['fails:switchAccount']
/** The dialog says what failed, and offers the switch again. */
const switchFails = (text: string): NonNullable<Story['play']> =>
  inOrder(
    switches,
    named(`Says why not: “${text}”`, async () => {
      const dialog = within(screen.getByRole('dialog'))
      await waitFor(() =>
        expect(dialog.getByRole('alert')).toHaveTextContent(`Couldn’t switch to Quill & Anchor Press. ${text}`),
      )
      await expect(dialog.getByRole('button', { name: 'Switch to Quill & Anchor Press' })).toBeEnabled()
    }),
  )
export const BadRequest400: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 400)),
  play: switchFails('Bad Request.'),
}
/** An expired session shows the login page. */
export const Unauthorized401: Story = {
  tags,
  ...endsOnLogin,
  beforeEach: withHandlers(fails(switchAccount, 401)),
  play: inOrder(switches, arrivesAt(LOGIN_HEADING)),
}
export const Forbidden403: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 403)),
  play: switchFails('Forbidden. Your role does not include this.'),
}
export const NotFound404: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 404)),
  play: switchFails('Not Found. This account no longer exists. Nothing has changed.'),
}
export const ValidationError422: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 422)),
  play: switchFails('Validation Error.'),
}
export const TooManyRequests429: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 429)),
  play: switchFails('Too many requests.'),
}
export const InternalServerError500: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 500)),
  play: switchFails('Internal Server Error.'),
}
export const BadGateway502: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 502)),
  play: switchFails('Bad Gateway.'),
}
export const ServiceUnavailable503: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 503)),
  play: switchFails('Service Unavailable.'),
}
export const AnotherStatus: Story = {
  tags,
  beforeEach: withHandlers(fails(switchAccount, 418)),
  play: switchFails('Generic Error.'),
}
export const NoNetwork: Story = {
  tags,
  beforeEach: withHandlers(dropsConnection(switchAccount)),
  play: switchFails('Can’t reach the server.'),
}
export const UnreadableBody: Story = {
  tags,
  beforeEach: withHandlers(returnsHtml(switchAccount)),
  play: switchFails('Unexpected reply from the server.'),
}
/** A switch that the server never answers. */
export const ServerTooSlow: Story = {
  parameters: { ...SHORT_WAITS, ...NO_SNAPSHOT },
  beforeEach: withHandlers(stalls(switchAccount)),
  play: switchFails('The server takes too long.'),
}
