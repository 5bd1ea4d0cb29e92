import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getMe, listMyAccounts, listUsers } from '#api/endpoints/account.ts'
import { LONG_USERS, MANY_USERS } from '#mocks/longUsers.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
import { arrivesAt, shows, failsWith, RETRIES } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { UsersScreen } from './UsersScreen.tsx'

const meta: Meta<typeof UsersScreen> = {
  title: 'Screens/Dashboard/Users',
  id: 'screens-users',
  component: UsersScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/users', layout: 'fullscreen', heading: 'Users' },
}
export default meta

type Story = StoryObj<typeof UsersScreen>

// spec 2.12, 3.10, 7.22
export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: shows('11 users in Harbour & Vale, 1 not activated.'),
}
export const Loading: Story = { beforeEach: withHandlers(stalls(listUsers)), play: arrivesAt('Users') }
export const Empty: Story = { beforeEach: withHandlers(returns(listUsers, [])), play: shows('No users yet') }
/** Names of 300 characters, in right-to-left scripts, with markup, and no name at all. */
export const LongText: Story = {
  beforeEach: withHandlers(returns(listUsers, LONG_USERS)),
  play: shows('nameless@harbourvale.example'),
}
export const LongTextMobile: Story = { ...LongText, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: shows('Imogen Ashby'),
}
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  parameters: NO_SNAPSHOT,
  play: shows('Imogen Ashby'),
}
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: shows('Imogen Ashby') }
/** The signed-in user is not in the viewed account's list. */
export const Masquerade: Story = {
  parameters: { session: 'masquerade' },
  play: async (context) => {
    await shows(/users in/)(context)
    await expect(within(context.canvasElement).queryByText('You')).toBeNull()
  },
}

export const BadRequest400 = failsWith(400, listUsers)
/** An expired session shows the login page, which returns here. */
export const Unauthorized401 = failsWith(401, listUsers)
export const Forbidden403 = failsWith(403, listUsers)
export const NotFound404 = failsWith(404, listUsers)
export const ValidationError422 = failsWith(422, listUsers)
export const TooManyRequests429 = failsWith(429, listUsers)
export const InternalServerError500 = failsWith(500, listUsers)
export const BadGateway502 = failsWith(502, listUsers)
export const ServiceUnavailable503 = failsWith(503, listUsers)
export const AnotherStatus = failsWith(418, listUsers)
export const NoNetwork = failsWith('network', listUsers)
export const UnreadableBody = failsWith('unreadable', listUsers)
export const ServerTooSlow = failsWith('never', listUsers)

/** The first attempt fails and the message counts the retries. */
export const Retrying = failsWith(503, listUsers, /Retrying 1 of 3/, RETRIES)
/** The list loads, but the account's name is unknown. */
export const AccountsFail500 = failsWith(500, listMyAccounts, 'We couldn’t load your account details.', NO_SNAPSHOT)
export const UserFails500 = failsWith(500, getMe, 'We couldn’t load your account details.')

/** 3,000 rows; only the visible ones are rendered. */
export const ManyUsers: Story = {
  beforeEach: withHandlers(returns(listUsers, MANY_USERS)),
  play: async (context) => {
    await shows(/3,000 users in/)(context)
    await expect((await within(context.canvasElement).findAllByRole('row')).length).toBeLessThan(80)
  },
}

export const CopiesAnEmail: Story = {
  tags: ['journey'],
  play: async (context) => {
    const writeText = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await shows('press@harbourvale.example')(context)
    within(context.canvasElement).getByRole('button', { name: 'Copy press@harbourvale.example' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(document.body).getByText('Email address copied')).toBeVisible())
    await expect(writeText).toHaveBeenCalledWith('press@harbourvale.example')
  },
}

export const NobodyMatches: Story = {
  parameters: { route: '/dashboard/users?q=nostromo' },
  play: shows('No users match “nostromo”'),
}
export const NobodyMatchesCleared: Story = {
  tags: ['journey'],
  parameters: { ...NobodyMatches.parameters, ...NO_SNAPSHOT },
  play: async (context) => {
    await shows('No users match “nostromo”')(context)
    await userEvent.click(within(context.canvasElement).getByText('Clear search'))
    await shows('Imogen Ashby')(context)
  },
}

/** Cards have no column heads, so the order is chosen above them. */
export const OrderOnASmallScreen: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await shows('Imogen Ashby')(context)
    const order = await within(context.canvasElement).findByRole('combobox', { name: 'Sort' })
    order.focus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await waitFor(() =>
      expect(within(context.canvasElement).getAllByRole('row')[0]).toHaveTextContent('Hana Kobayashi'),
    )
  },
}

/** Invalid parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: '/dashboard/users?sort=nonsense' },
  play: shows(/Part of this link didn’t work/),
}
