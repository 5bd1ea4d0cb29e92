import type { Meta, StoryObj } from '@storybook/react-vite'
import { queryElad } from '#api/endpoints/ads.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import { reportVendorsDay, trackEntities } from '#api/endpoints/reports.ts'
import { getEntity } from '#api/endpoints/titles.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
import { LONG_TITLES } from '#mocks/longTitles.ts'
import { arrivesAt, showsChart, shows, failures, RETRIES } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { TitleDetailsScreen } from './TitleDetailsScreen.tsx'

const meta: Meta<typeof TitleDetailsScreen> = {
  title: 'Screens/Dashboard/Title details',
  id: 'screens-title-details',
  component: TitleDetailsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/titles/101', layout: 'fullscreen', heading: 'Dracula' },
}
export default meta

/** The heading of a title whose name is unknown. */
const UNNAMED = { heading: 'Title' }
const failsWith = failures(shows, UNNAMED)

type Story = StoryObj<typeof TitleDetailsScreen>

const NOTHING = { total: 0, rows: [] }
const [LONG_TITLE, ARABIC_TITLE] = LONG_TITLES.rows

// spec 2.5
export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: showsChart(/^Clicks per day, All platforms, Fri, 23 Oct to Thu, 19 Nov/),
}
export const Loading: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(...[getEntity, reportVendorsDay, queryElcam, queryElad, trackEntities].map(stalls)),
  play: arrivesAt('Title'),
}
/** A title without ads: each panel has its own empty state. */
export const Empty: Story = {
  beforeEach: withHandlers(
    returns(reportVendorsDay, NOTHING),
    returns(queryElcam, NOTHING),
    returns(queryElad, NOTHING),
    returns(trackEntities, NOTHING),
  ),
  play: shows('No ads yet'),
}
export const LongText: Story = {
  parameters: { heading: /Mariner of York/ },
  beforeEach: withHandlers(returns(getEntity, LONG_TITLE ?? {})),
  play: arrivesAt(/Strange Surprizing Adventures/),
}
export const LongTextMobile: Story = {
  ...LongText,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...NO_SNAPSHOT, heading: /Mariner of York/ },
}
export const RightToLeft: Story = {
  parameters: { heading: 'ألف ليلة وليلة' },
  beforeEach: withHandlers(returns(getEntity, ARABIC_TITLE ?? {})),
  play: arrivesAt('ألف ليلة وليلة'),
}
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: arrivesAt('Dracula'),
}
export const Tablet: Story = { ...Mobile, globals: { viewport: { value: 'w768' } } }
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: arrivesAt('Dracula') }
export const Masquerade: Story = {
  parameters: { session: 'masquerade', route: '/dashboard/titles/2001', heading: 'Bleak House' },
  play: shows(/^Viewing as/),
}

export const BadRequest400 = failsWith(400, getEntity)
/** The session has expired: shows the login page, which returns here. */
export const Unauthorized401 = failsWith(401, getEntity)
export const Forbidden403 = failsWith(403, getEntity)
/** A title of another account looks the same as one that does not exist. */
// spec 7.16
export const NotFound404 = failsWith(404, getEntity, 'We couldn’t find this title in Harbour & Vale.', {
  route: '/dashboard/titles/2001',
})
export const NoNumber404: Story = {
  parameters: { route: '/dashboard/titles/dracula', ...UNNAMED, ...NO_SNAPSHOT },
  play: shows('We couldn’t find this title in Harbour & Vale.'),
}
export const ValidationError422 = failsWith(422, getEntity)
export const TooManyRequests429 = failsWith(429, getEntity)
/** The title's name fails to load; its figures load. */
export const InternalServerError500 = failsWith(500, getEntity, async (context) => {
  await shows('Internal Server Error')(context)
  await showsChart(/^Clicks per day/)(context)
})
export const BadGateway502 = failsWith(502, getEntity)
export const ServiceUnavailable503 = failsWith(503, getEntity)
export const AnotherStatus = failsWith(418, getEntity)
export const NoNetwork = failsWith('network', getEntity)
export const UnreadableBody = failsWith('unreadable', getEntity)
export const ServerTooSlow = failsWith('never', getEntity)
export const Retrying = failsWith(503, getEntity, /Retrying 1 of 3/, RETRIES)

/** Pinterest's card stays, with dashes. */
export const PlatformNotInUse: Story = {
  parameters: { route: '/dashboard/titles/115', heading: 'The Awakening' },
  play: shows('No ads on Pinterest'),
}
/** Planned, but no ad has run. */
export const NeverServed: Story = {
  parameters: { route: '/dashboard/titles/120', heading: 'Walden' },
  play: shows('No tracked clicks in this period'),
}
/** The title has ads, but none ran in this period. */
export const NothingServed: Story = {
  parameters: { route: '/dashboard/titles/101?from=2019-01-01&to=2019-01-31' },
  play: shows('No ads ran in this period'),
}
export const ByMonth: Story = {
  parameters: { route: '/dashboard/titles/101?from=2025-11-01&to=2026-10-31' },
  play: showsChart(/^Clicks per month, All platforms/),
}
export const EachPlatform: Story = {
  parameters: { route: '/dashboard/titles/101?m=impressions&p=each' },
  play: showsChart(/^Impressions per day, each platform/),
}
export const NotCompared: Story = {
  parameters: { route: '/dashboard/titles/101?p=gad&cmp=none' },
  play: showsChart(/^Clicks per day, Google/),
}
/** Tracking covers all countries, and says so. */
export const OneCountry: Story = {
  parameters: { route: '/dashboard/titles/101?region=GB' },
  play: shows(/^[\d,]+ clicks in all countries$/),
}
/** Invalid URL parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: '/dashboard/titles/101?m=spend&from=2026-13-01' },
  play: shows(/Part of this link didn’t work/),
}
