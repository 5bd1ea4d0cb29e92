import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getElad, getEladRating, listEladCampaigns } from '#api/endpoints/ads.ts'
import { listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { reportVendorsDay, trackElads } from '#api/endpoints/reports.ts'
import { DRAFT_AD } from '#mocks/draftAd.ts'
import { LONG_AD, LONG_CAMPAIGNS, LONG_ITEMS } from '#mocks/longAd.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
import { shows, failures } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { loadsAll } from './testing/adDetailsSteps.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'

const AD = '/dashboard/ads/10101'
const OPENED = `${AD}?campaign=101011`

const meta: Meta<typeof AdDetailsScreen> = {
  title: 'Screens/Dashboard/Ad details',
  id: 'screens-ad-details',
  component: AdDetailsScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: AD,
    layout: 'fullscreen',
    heading: 'Read it with the lamp on',
  },
}
export default meta

/** The heading of an ad whose name is unknown. */
const UNNAMED = { heading: 'Ad' }
const failsWith = failures(shows, UNNAMED)

type Story = StoryObj<typeof AdDetailsScreen>

// spec 2.8
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: loadsAll }
export const Loading: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(...[getElad, getEladRating, listEladCampaigns, reportVendorsDay, trackElads].map(stalls)),
  play: shows('Campaigns'),
}
/** An ad that isn't scheduled yet: no artwork, campaigns, figures or rating. */
export const Empty: Story = {
  parameters: { heading: 'Sample chapter' },
  beforeEach: withHandlers(
    returns(getElad, DRAFT_AD),
    returns(listEladCampaigns, []),
    returns(queryElcam, { total: 0, rows: [] }),
    returns(reportVendorsDay, { total: 0, rows: [] }),
    returns(trackElads, { total: 0, rows: [] }),
    returns(getEladRating, { rating: null, comment: null }),
  ),
  play: shows('No campaigns yet'),
}
/** Names of 300 characters, in right-to-left script, with markup; unknown ids; missing images. */
export const LongText: Story = {
  parameters: { route: OPENED, heading: /Mariner of York/ },
  beforeEach: withHandlers(
    returns(getElad, LONG_AD),
    returns(listEladCampaigns, LONG_CAMPAIGNS),
    returns(listElcamItems, LONG_ITEMS),
  ),
  play: shows('<script>alert(1)</script>'),
}
export const LongTextMobile: Story = {
  ...LongText,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...LongText.parameters, ...NO_SNAPSHOT },
}
export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT, play: loadsAll }
export const Tablet: Story = { globals: { viewport: { value: 'w768' } }, parameters: NO_SNAPSHOT, play: loadsAll }
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: loadsAll }
export const Masquerade: Story = {
  parameters: {
    session: 'masquerade',
    route: '/dashboard/ads/200101',
    heading: 'For a very long Sunday, video before a video',
  },
  play: shows(/^Viewing as/),
}

export const BadRequest400 = failsWith(400, getElad)
/** The session has expired: shows the login page, which returns here. */
export const Unauthorized401 = failsWith(401, getElad)
export const Forbidden403 = failsWith(403, getElad)
// spec 7.17
export const NotFound404 = failsWith(404, getElad, 'We couldn’t find this ad in Harbour & Vale.')
export const ValidationError422 = failsWith(422, getElad)
export const TooManyRequests429 = failsWith(429, getElad)
export const InternalServerError500 = failsWith(500, getElad)
export const BadGateway502 = failsWith(502, getElad)
export const ServiceUnavailable503 = failsWith(503, getElad)
export const AnotherStatus = failsWith(418, getElad)
export const NoNetwork = failsWith('network', getElad)
export const UnreadableBody = failsWith('unreadable', getElad)
export const ServerTooSlow = failsWith('never', getElad)

/** An ad of another account exists on the server, but not in this account. */
export const OfAnotherAccount: Story = {
  parameters: { route: '/dashboard/ads/200101', ...UNNAMED, ...NO_SNAPSHOT },
  play: async (context) => {
    await shows('We couldn’t find this ad in Harbour & Vale.')(context)
    await expect(within(context.canvasElement).getAllByRole('button', { name: 'Back' })[0]).toBeVisible()
    await expect(within(context.canvasElement).queryByRole('heading', { name: 'Campaigns' })).toBeNull()
  },
}

/** Invalid URL parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: `${AD}?m=spend&item=7` },
  play: shows(/Part of this link didn’t work/),
}
