import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { queryElad } from '#api/endpoints/ads.ts'
import { getCountryList, listAdClasses, listAdTypes } from '#api/endpoints/lookups.ts'
import { LONG_ADS } from '#mocks/longAds.ts'
import { withHandlers, dropsConnection, fails, returnsHtml, returns, stalls } from '#mocks/respond.ts'
import {
  arrivesAt,
  inOrder,
  lacksCountryNames,
  named,
  settlesOn,
  shows,
  endsOnLogin,
  failing,
  tooSlow,
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

const tags = ['fails:queryElad']
export const BadRequest400: Story = { tags, ...failing(fails(queryElad, 400), 'Bad Request') }
/** An expired session shows the login page, which returns here. */
export const Unauthorized401: Story = { tags, beforeEach: withHandlers(fails(queryElad, 401)), ...endsOnLogin }
export const Forbidden403: Story = { tags, ...failing(fails(queryElad, 403), 'Forbidden') }
export const NotFound404: Story = { tags, ...failing(fails(queryElad, 404), 'Not Found') }
export const ValidationError422: Story = { tags, ...failing(fails(queryElad, 422), 'Validation Error') }
export const TooManyRequests429: Story = { tags, ...failing(fails(queryElad, 429), '429') }
export const InternalServerError500: Story = { tags, ...failing(fails(queryElad, 500), 'Internal Server Error') }
export const BadGateway502: Story = { tags, ...failing(fails(queryElad, 502), 'Bad Gateway') }
export const ServiceUnavailable503: Story = { tags, ...failing(fails(queryElad, 503), 'Service Unavailable') }
export const AnotherStatus: Story = { tags, ...failing(fails(queryElad, 418), /Generic Error/) }
export const NoNetwork: Story = { tags, ...failing(dropsConnection(queryElad), /Can’t reach the server/) }
export const UnreadableBody: Story = { tags, ...failing(returnsHtml(queryElad), 'Unexpected reply from the server') }
export const ServerTooSlow: Story = { tags, ...tooSlow(queryElad) }

/** Media types, in the filter, show their ids. */
// spec 3.19
export const TypeNamesFail500: Story = {
  tags: ['fails:listAdTypes'],
  parameters: { ...NO_PHONE_SNAPSHOT, route: '/dashboard/ads?type=image' },
  beforeEach: withHandlers(fails(listAdTypes, 500)),
  play: inOrder(
    shows(FIRST),
    named('Opens all filters', async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'All filters (1)' }))
      await within(await screen.findByRole('dialog')).findByText('image')
    }),
  ),
}
/** Formats show their ids. */
export const ClassNamesFail500: Story = {
  tags: ['fails:listAdClasses'],
  beforeEach: withHandlers(fails(listAdClasses, 500)),
  play: inOrder(shows(FIRST), settlesOn(/\bfeed$/)),
}
export const CountriesFail500: Story = {
  tags: ['fails:getCountryList'],
  beforeEach: withHandlers(fails(getCountryList, 500)),
  play: inOrder(shows(FIRST), lacksCountryNames),
}
export const UserFails500: Story = {
  tags: ['fails:getMe'],
  ...failing(fails(getMe, 500), 'We couldn’t load your account details.'),
}
export const AccountsFail500: Story = {
  tags: ['fails:listMyAccounts'],
  ...failing(fails(listMyAccounts, 500), 'We couldn’t load your account details.', NO_SNAPSHOT),
}

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
