import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listMyAccounts, getMe, switchAccount } from '#api/endpoints/account.ts'
import { LONG_ACCOUNTS, LONG_ME } from '#mocks/longAccounts.ts'
import { returns, stalls, withHandlers } from '#mocks/respond.ts'
import {
  arrivesAt,
  inOrder,
  LOGIN_HEADING,
  named,
  showsAnywhere,
  failures,
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

/** The dialog says what failed, and offers the switch again. */
const failsWith = failures((text) =>
  inOrder(
    switches,
    named(`Says why not: “${String(text)}”`, async () => {
      const dialog = within(screen.getByRole('dialog'))
      await waitFor(() =>
        expect(dialog.getByRole('alert')).toHaveTextContent(
          `Couldn’t switch to Quill & Anchor Press. ${String(text)}.`,
        ),
      )
      await expect(dialog.getByRole('button', { name: 'Switch to Quill & Anchor Press' })).toBeEnabled()
    }),
  ),
)
export const BadRequest400 = failsWith(400, switchAccount)
/** An expired session shows the login page. */
export const Unauthorized401 = failsWith(401, switchAccount, inOrder(switches, arrivesAt(LOGIN_HEADING)))
export const Forbidden403 = failsWith(403, switchAccount, 'Forbidden. Your role does not include this')
export const NotFound404 = failsWith(
  404,
  switchAccount,
  'Not Found. This account no longer exists. Nothing has changed',
)
export const ValidationError422 = failsWith(422, switchAccount)
export const TooManyRequests429 = failsWith(429, switchAccount)
export const InternalServerError500 = failsWith(500, switchAccount)
export const BadGateway502 = failsWith(502, switchAccount)
export const ServiceUnavailable503 = failsWith(503, switchAccount)
export const AnotherStatus = failsWith(418, switchAccount)
export const NoNetwork = failsWith('network', switchAccount)
export const UnreadableBody = failsWith('unreadable', switchAccount)
/** A switch that the server never answers. */
export const ServerTooSlow = failsWith('never', switchAccount)
