import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { queryElad } from '#api/endpoints/ads.ts'
import { getCountryList, listAdClasses, listAdTypes } from '#api/endpoints/lookups.ts'
import { LONG_ADS } from '#mocks/longAds.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
import {
  arrivesAt,
  inOrder,
  lacksCountryNames,
  named,
  settlesOn,
  shows,
  failsWith,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { AdsScreen } from './AdsScreen.tsx'

const meta: Meta<typeof AdsScreen> = {
  title: 'Screens/Dashboard/Ads',
  id: 'screens-ads',
  component: AdsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/ads', layout: 'fullscreen', heading: 'Ads' },
}
export default meta

type Story = StoryObj<typeof AdsScreen>

const FIRST = 'Castle at dusk'

// spec 1.1, 2.7, 7.19
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: shows(FIRST) }
export const Table: Story = { parameters: { route: '/dashboard/ads?view=table' }, play: shows(FIRST) }
export const ChosenColumns: Story = {
  tags: ['journey'],
  parameters: { ...NO_SNAPSHOT, route: '/dashboard/ads?view=table&cols=status,clicks' },
  play: async (context) => {
    await shows(FIRST)(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Rating' }))
    await within(context.canvasElement).findByRole('columnheader', { name: 'Rating' })
  },
}
export const Loading: Story = { beforeEach: withHandlers(stalls(queryElad)), play: arrivesAt('Ads') }
export const LoadingTable: Story = { ...Loading, parameters: { route: '/dashboard/ads?view=table' } }
export const Empty: Story = {
  beforeEach: withHandlers(returns(queryElad, { total: 0, rows: [] })),
  play: shows('No ads yet'),
}
/** Names of 300 characters, in right-to-left scripts, with markup; missing and broken artwork; figures in billions. */
export const LongText: Story = {
  beforeEach: withHandlers(returns(queryElad, LONG_ADS)),
  play: shows('<script>alert(1)</script>'),
}
export const LongTextTable: Story = { ...LongText, parameters: { route: '/dashboard/ads?view=table' } }
export const LongTextMobile: Story = { ...LongText, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT, play: shows(FIRST) }
export const MobileTable: Story = {
  ...Table,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...Table.parameters, ...NO_SNAPSHOT },
}
export const Tablet: Story = { globals: { viewport: { value: 'w768' } }, parameters: NO_SNAPSHOT, play: shows(FIRST) }
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: shows(FIRST) }
export const LightTable: Story = {
  ...Table,
  globals: { theme: 'light' },
  parameters: { ...Table.parameters, ...NO_SNAPSHOT },
}
export const Masquerade: Story = { parameters: { session: 'masquerade' }, play: shows(/^Viewing as/) }

export const BadRequest400 = failsWith(400, queryElad)
/** An expired session shows the login page, which returns here. */
export const Unauthorized401 = failsWith(401, queryElad)
export const Forbidden403 = failsWith(403, queryElad)
export const NotFound404 = failsWith(404, queryElad)
export const ValidationError422 = failsWith(422, queryElad)
export const TooManyRequests429 = failsWith(429, queryElad)
export const InternalServerError500 = failsWith(500, queryElad)
export const BadGateway502 = failsWith(502, queryElad)
export const ServiceUnavailable503 = failsWith(503, queryElad)
export const AnotherStatus = failsWith(418, queryElad)
export const NoNetwork = failsWith('network', queryElad)
export const UnreadableBody = failsWith('unreadable', queryElad)
export const ServerTooSlow = failsWith('never', queryElad)

/** Media types, in the filter, show their ids. */
// spec 3.19
export const TypeNamesFail500 = failsWith(
  500,
  listAdTypes,
  inOrder(
    shows(FIRST),
    named('Opens all filters', async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'All filters (1)' }))
      await within(await screen.findByRole('dialog')).findByText('image')
    }),
  ),
  { ...NO_PHONE_SNAPSHOT, route: '/dashboard/ads?type=image' },
)
/** Formats show their ids. */
export const ClassNamesFail500 = failsWith(500, listAdClasses, inOrder(shows(FIRST), settlesOn(/\bfeed$/)))
export const CountriesFail500 = failsWith(500, getCountryList, inOrder(shows(FIRST), lacksCountryNames))
export const UserFails500 = failsWith(500, getMe, 'We couldn’t load your account details.')
export const AccountsFail500 = failsWith(500, listMyAccounts, 'We couldn’t load your account details.', NO_SNAPSHOT)

export const OneTypeAndKind: Story = {
  parameters: { route: '/dashboard/ads?type=video&class=clip' },
  play: shows(/^15 s$/),
}

export const NothingMatches: Story = {
  parameters: { route: '/dashboard/ads?q=nostromo%20zzz&platform=pad' },
  play: shows(/No ads match/),
}
export const NothingMatchesCleared: Story = {
  tags: ['journey'],
  parameters: { ...NothingMatches.parameters, ...NO_SNAPSHOT },
  play: async (context) => {
    await shows(/No ads match/)(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Clear search and filters' }))
    await shows(FIRST)(context)
  },
}

export const NoneInTheRegion: Story = {
  parameters: { route: '/dashboard/ads?region=NZ' },
  beforeEach: withHandlers(returns(queryElad, { total: 0, rows: [] })),
  play: shows('No ads in New Zealand'),
}

/** Invalid parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: '/dashboard/ads?sort=nonsense&platform=tiktok' },
  play: shows(/Part of this link didn’t work/),
}
