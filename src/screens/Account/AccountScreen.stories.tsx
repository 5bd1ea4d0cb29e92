import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getMe, listMyAccounts, listMyFunctions, listMyRoles } from '#api/endpoints/account.ts'
import { LONG_ACCOUNTS, LONG_ME, LONG_NAMES, MANY_ACCOUNTS } from '#mocks/longAccounts.ts'
import { withHandlers, returns, returnsWrong, stalls } from '#mocks/respond.ts'
import { arrivesAt, inOrder, shows, failsWith, failures } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { AccountScreen } from './AccountScreen.tsx'

const meta: Meta<typeof AccountScreen> = {
  title: 'Screens/Dashboard/Account',
  id: 'screens-account',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/account', layout: 'fullscreen', heading: 'Account' },
}
export default meta

type Story = StoryObj<typeof AccountScreen>
type Play = NonNullable<StoryObj['play']>

/** Waits for every panel. */
const showsAllPanels: Play = async (context) => {
  await shows('04-03-2024')(context)
  await shows('Marketing manager')(context)
  await shows('Quill & Anchor Press')(context)
}

// spec 2.11, 2.30, 3.10, 6.4, 7.9
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: showsAllPanels }
export const Loading: Story = {
  beforeEach: withHandlers(...[getMe, listMyRoles, listMyFunctions, listMyAccounts].map(stalls)),
  play: arrivesAt('Account'),
}
/** A profile with only a username, no roles, no permissions, one account. */
export const Empty: Story = {
  beforeEach: withHandlers(
    returns(getMe, {
      user_name: 'demo@harbourvale.example',
      name_first: null,
      name_last: null,
      email1: null,
      date_activate: null,
      user_id: null,
      acc_id: null,
      acc_name: null,
    }),
    returns(listMyRoles, []),
    returns(listMyFunctions, []),
    returns(listMyAccounts, [{ acc_id: 'HV01', acc_name: 'Harbour & Vale' }]),
  ),
  play: async (context) => {
    await shows('You have no roles in this account.')(context)
    await shows('This is your only account.')(context)
    await expect(within(context.canvasElement).queryByRole('searchbox')).toBeNull()
  },
}
/** Names of 300 characters, in right-to-left scripts, with markup; accounts with an id only. */
export const LongText: Story = {
  parameters: { session: 'staff' },
  beforeEach: withHandlers(
    returns(getMe, LONG_ME),
    returns(listMyAccounts, LONG_ACCOUNTS),
    returns(
      listMyRoles,
      LONG_NAMES.map((name, index) => ({ role_id: `r${index}`, name })),
    ),
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getAllByText('<script>alert(1)</script>').length).toBeGreaterThan(1),
    )
  },
}
export const LongTextMobile: Story = {
  ...LongText,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...LongText.parameters, ...NO_SNAPSHOT },
}
export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT, play: showsAllPanels }
export const Tablet: Story = { globals: { viewport: { value: 'w768' } }, parameters: NO_SNAPSHOT, play: showsAllPanels }
export const Light: Story = {
  parameters: { ...NO_SNAPSHOT, session: 'staff' },
  globals: { theme: 'light' },
  play: shows('Masquerade'),
}

/** Customers are not offered the staff panel. */
// spec 6.2
export const NotStaff: Story = {
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await showsAllPanels(context)
    await expect(within(context.canvasElement).queryByRole('heading', { name: 'Masquerade' })).toBeNull()
  },
}

export const Masquerade: Story = {
  parameters: { session: 'masquerade' },
  play: shows('Viewing as Quill & Anchor Press'),
}
export const MasqueradeMobile: Story = {
  ...Masquerade,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...Masquerade.parameters, ...NO_SNAPSHOT },
}

/** 2,000 accounts, fifty at a time. */
// spec 3.9
export const ManyAccounts: Story = {
  beforeEach: withHandlers(returns(listMyAccounts, MANY_ACCOUNTS)),
  play: async (context) => {
    await shows('2,000 accounts')(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 50 more' }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Switch to/ }).length).toBeGreaterThan(90))
  },
}
/** Filtered while typing; arrow keys move from the search to the buttons. */
export const ManyAccountsFiltered: Story = {
  ...ManyAccounts,
  play: async (context) => {
    await shows('2,000 accounts')(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search accounts' }), 'imprint 19')
    await shows('139 of 2,000 accounts')(context)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getAllByRole('button', { name: /^Switch to/ })[1]).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
/** An account whose id JSON cannot hold exactly is not offered: it would switch to another one. */
export const UnreadAccount: Story = {
  beforeEach: withHandlers(
    returnsWrong(listMyAccounts, [...MANY_ACCOUNTS.slice(-3), { acc_id: 2 ** 53, acc_name: 'Vast' }]),
  ),
  play: inOrder(shows('3 accounts'), shows('1 row could not be read.')),
}
export const TwoAccounts: Story = {
  beforeEach: withHandlers(
    returns(listMyAccounts, [
      { acc_id: 'QA07', acc_name: 'Quill & Anchor Press' },
      { acc_id: 'HV01', acc_name: 'Harbour & Vale' },
    ]),
  ),
  play: inOrder(shows('2 accounts'), shows('Current')),
}
export const NothingMatches: Story = {
  play: async (context) => {
    await showsAllPanels(context)
    await userEvent.type(within(context.canvasElement).getByRole('searchbox'), 'nostromo')
    await shows('No accounts match “nostromo”.')(context)
  },
}
export const NothingMatchesCleared: Story = {
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await showsAllPanels(context)
    await userEvent.type(within(context.canvasElement).getByRole('searchbox'), 'nostromo')
    await shows('No accounts match “nostromo”.')(context)
    await userEvent.keyboard('{Escape}')
    await shows('6 accounts')(context)
  },
}
export const NoAccounts: Story = {
  parameters: { heading: 'No account to open' },
  beforeEach: withHandlers(returns(listMyAccounts, [])),
  play: arrivesAt('No account to open'),
}
// spec 4.10
export const ChoosesTheme: Story = {
  tags: ['journey'],
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await showsAllPanels(context)
    within(context.canvasElement).getByRole('radio', { name: /^Dark/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.documentElement.dataset.theme).toBe('light')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.documentElement.dataset.theme).toBe('dark')
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(context.canvasElement).getByRole('radio', { name: /^Light/ })).toBeChecked()
  },
}

export const BadRequest400 = failsWith(400, getMe)
/** An expired session shows the login page, which returns here. */
export const Unauthorized401 = failsWith(401, getMe)
export const Forbidden403 = failsWith(403, getMe)
export const NotFound404 = failsWith(404, getMe)
export const ValidationError422 = failsWith(422, getMe)
export const TooManyRequests429 = failsWith(429, getMe)
export const InternalServerError500 = failsWith(500, getMe)
export const BadGateway502 = failsWith(502, getMe)
export const ServiceUnavailable503 = failsWith(503, getMe)
export const AnotherStatus = failsWith(418, getMe)
export const NoNetwork = failsWith('network', getMe)
export const UnreadableBody = failsWith('unreadable', getMe)
export const ServerTooSlow = failsWith('never', getMe)

/** One panel fails while the others load. */
const failsAlone = failures((text) => inOrder(shows('04-03-2024'), shows(text)))
// spec 6.4
export const RolesFail500 = failsAlone(500, listMyRoles, 'We couldn’t load your roles. Please try again later.')
export const RolesFailWithoutNetwork = failsAlone('network', listMyRoles, 'Can’t reach the server', NO_SNAPSHOT)
export const FunctionsFail500 = failsAlone(
  500,
  listMyFunctions,
  'We couldn’t load your permissions. Please try again later.',
)
export const FunctionsFailWithoutNetwork = failsAlone('network', listMyFunctions, 'Can’t reach the server', NO_SNAPSHOT)
export const AccountsFail500 = failsAlone(
  500,
  listMyAccounts,
  'We couldn’t load your accounts. Please try again later.',
)
/** Staff can still enter an account by id. */
export const StaffAccountsFail500 = failsWith(
  500,
  listMyAccounts,
  async (context) => {
    await shows('We couldn’t load your accounts. Please try again later.')(context)
    await expect(within(context.canvasElement).getByRole('button', { name: /^Account Choose/ })).toBeEnabled()
  },
  { session: 'staff' },
)
