import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { queryElad } from '#api/endpoints/ads.ts'
import { listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { getCountryList, listAdClasses, listAdTypes } from '#api/endpoints/lookups.ts'
import { getEntity } from '#api/endpoints/titles.ts'
import { LONG_ADS } from '#mocks/longAds.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
import {
  arrivesAt,
  inOrder,
  lacksCountryNames,
  settlesOn,
  shows,
  failsWith,
  failures,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { TitleAdsScreen } from './TitleAdsScreen.tsx'

const meta: Meta<typeof TitleAdsScreen> = {
  title: 'Screens/Dashboard/Title ads',
  id: 'screens-title-ads',
  component: TitleAdsScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: '/dashboard/title-ads/101',
    layout: 'fullscreen',
    heading: 'Ads for Dracula',
  },
}
export default meta

/** The heading of a title whose name is unknown. */
const UNNAMED = { heading: 'Ads' }

type Story = StoryObj<typeof TitleAdsScreen>

const FIRST = 'Castle at dusk'

// spec 2.6
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: shows(FIRST) }
export const Table: Story = { parameters: { route: '/dashboard/title-ads/101?view=table' }, play: shows(FIRST) }
export const Loading: Story = { beforeEach: withHandlers(stalls(queryElad)), play: arrivesAt('Ads for Dracula') }
export const LoadingTable: Story = { ...Loading, parameters: { route: '/dashboard/title-ads/101?view=table' } }
export const Empty: Story = {
  beforeEach: withHandlers(returns(queryElad, { total: 0, rows: [] })),
  play: shows('No ads yet'),
}
/** Names of 300 characters, in right-to-left scripts, with markup; missing and broken artwork; figures in billions. */
export const LongText: Story = {
  beforeEach: withHandlers(returns(queryElad, LONG_ADS)),
  play: shows('<script>alert(1)</script>'),
}
export const LongTextTable: Story = { ...LongText, parameters: { route: '/dashboard/title-ads/101?view=table' } }
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
export const Masquerade: Story = {
  parameters: { session: 'masquerade', route: '/dashboard/title-ads/2001', heading: 'Ads for Bleak House' },
  play: shows(/^Viewing as/),
}

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

/** The title loads separately: its name is missing meanwhile, and its failure replaces the ads. */
export const TitleLoading: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(stalls(getEntity)),
  play: shows(FIRST),
}
export const TitleFails403 = failsWith(403, getEntity, 'Forbidden', UNNAMED)
export const TitleFails404 = failsWith(404, getEntity, 'We couldn’t find this title in this account.', UNNAMED)
export const TitleFails500 = failsWith(500, getEntity, 'Internal Server Error', UNNAMED)
export const TitleFailsWithoutNetwork = failsWith('network', getEntity, 'Can’t reach the server', {
  ...UNNAMED,
  ...NO_SNAPSHOT,
})
/** A title of another account shows a 404 within the page, with Back. */
export const OfAnotherAccount: Story = {
  parameters: { route: '/dashboard/title-ads/987654321', ...UNNAMED, ...NO_SNAPSHOT },
  play: shows('We couldn’t find this title in this account.'),
}
export const NoNumber: Story = {
  parameters: { route: '/dashboard/title-ads/dracula', ...UNNAMED, ...NO_SNAPSHOT },
  play: shows('We couldn’t find this title in this account.'),
}

/** Without the reasons the ads stay; a quiet line offers to try again. */
const reasonsFailWith = failures(() => shows('We couldn’t load why some of these ads were rejected.'), {
  ...NO_SNAPSHOT,
  route: '/dashboard/title-ads/101?status=rejected',
  world: 'full',
})
export const ReasonsFail500 = reasonsFailWith(500, listElcamItems)
export const ReasonsFailWithoutNetwork = reasonsFailWith('network', listElcamItems)
export const CampaignsOfReasonsFail500 = reasonsFailWith(500, queryElcam)
export const CampaignsOfReasonsFailWithoutNetwork = reasonsFailWith('network', queryElcam)

/** Media types, in the filter, show their ids. */
export const TypeNamesFail500 = failsWith(500, listAdTypes, inOrder(shows(FIRST), settlesOn('image')), {
  ...NO_PHONE_SNAPSHOT,
  route: '/dashboard/title-ads/101?type=image',
})
/** Formats show their ids. */
export const ClassNamesFail500 = failsWith(500, listAdClasses, inOrder(shows(FIRST), settlesOn(/\bfeed$/)))
export const CountriesFail500 = failsWith(500, getCountryList, inOrder(shows(FIRST), lacksCountryNames))
export const UserFails500 = failsWith(500, getMe, 'We couldn’t load your account details.')
export const AccountsFail500 = failsWith(500, listMyAccounts, 'We couldn’t load your account details.', NO_SNAPSHOT)

export const OneTypeAndKind: Story = {
  parameters: { route: '/dashboard/title-ads/101?type=video&class=clip' },
  play: shows(/^15 s$/),
}

export const NothingMatches: Story = {
  parameters: { route: '/dashboard/title-ads/101?q=nostromo%20zzz&platform=pad' },
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
  parameters: { route: '/dashboard/title-ads/101?region=NZ' },
  beforeEach: withHandlers(returns(queryElad, { total: 0, rows: [] })),
  play: shows('No ads in New Zealand'),
}

/** Invalid parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: '/dashboard/title-ads/101?sort=nonsense&platform=tiktok' },
  play: shows(/Part of this link didn’t work/),
}
