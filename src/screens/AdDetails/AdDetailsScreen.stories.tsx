import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { getElad, getEladRating, listEladCampaigns } from '#api/endpoints/ads.ts'
import { getElcam, getElcamItem, listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { listAdAttributeTypes, listAdClasses, listAdTypes, listCountries } from '#api/endpoints/lookups.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth, trackElads } from '#api/endpoints/reports.ts'
import { LONG_AD, LONG_CAMPAIGNS, LONG_ITEMS } from '#mocks/longAd.ts'
import { withHandlers, dropsConnection, fails, returnsHtml, returns, stalls } from '#mocks/respond.ts'
import {
  arrivesAt,
  inOrder,
  lacksCountryNames,
  settlesOn,
  shows,
  endsOnLogin,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'

const AD = '/dashboard/ads/10101'
const OPENED = `${AD}?campaign=101011`
const ITEM = `${OPENED}&items=rejected&item=1010113`

const meta: Meta<typeof AdDetailsScreen> = {
  title: 'Screens/Dashboard/Ad details',
  id: 'screens-ad-details',
  component: AdDetailsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: AD, layout: 'fullscreen', heading: 'Read it with the lamp on' },
}
export default meta

/** The heading of an ad whose name is unknown. */
const UNNAMED = { heading: 'Ad' }

type Story = StoryObj<typeof AdDetailsScreen>
type Play = NonNullable<StoryObj['play']>

/** Waits until all panels have loaded. */
const loadsAll: Play = async (context) => {
  await arrivesAt('Read it with the lamp on')(context)
  await shows('Dracula, autumn, UK')(context)
  await shows(/Saved by you on 18-11-2026/)(context)
}

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
    returns(getElad, { elad_id: 10101, elad_name: 'Sample chapter', art: [], attrs: [], status: 'draft' }),
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

const failsWith = (status: number, text: string | RegExp): Pick<Story, 'parameters' | 'beforeEach' | 'play'> => ({
  parameters: UNNAMED,
  beforeEach: withHandlers(fails(getElad, status)),
  play: shows(text),
})
export const BadRequest400: Story = failsWith(400, 'Bad Request')
/** The session has expired: shows the login page, which returns here. */
export const Unauthorized401: Story = {
  beforeEach: withHandlers(fails(getElad, 401)),
  ...endsOnLogin,
}
export const Forbidden403: Story = failsWith(403, 'Forbidden')
// spec 7.17
export const NotFound404: Story = failsWith(404, 'We couldn’t find this ad in Harbour & Vale.')
export const ValidationError422: Story = failsWith(422, 'Validation Error')
export const TooManyRequests429: Story = failsWith(429, '429')
export const InternalServerError500: Story = failsWith(500, 'Internal Server Error')
export const BadGateway502: Story = failsWith(502, 'Bad Gateway')
export const ServiceUnavailable503: Story = failsWith(503, 'Service Unavailable')
export const AnotherStatus: Story = failsWith(418, /Generic Error/)
export const NoNetwork: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(dropsConnection(getElad)),
  play: shows(/Can’t reach the server/),
}
export const UnreadableBody: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(returnsHtml(getElad)),
  play: shows('Unexpected reply from the server'),
}

/** An ad of another account exists on the server, but not in this account. */
export const OfAnotherAccount: Story = {
  parameters: { route: '/dashboard/ads/200101', ...UNNAMED, ...NO_SNAPSHOT },
  play: async (context) => {
    await shows('We couldn’t find this ad in Harbour & Vale.')(context)
    await expect(within(context.canvasElement).getAllByRole('button', { name: 'Back' })[0]).toBeVisible()
    await expect(within(context.canvasElement).queryByRole('heading', { name: 'Campaigns' })).toBeNull()
  },
}

/** One panel fails, all others load. */
const failsAlone =
  (text: string): Play =>
  async (context) => {
    await arrivesAt('Read it with the lamp on')(context)
    await shows(text)(context)
  }
export const RatingFails500: Story = {
  beforeEach: withHandlers(fails(getEladRating, 500)),
  play: failsAlone('We couldn’t load this rating. Please try again later.'),
}
export const ReportFails500: Story = {
  beforeEach: withHandlers(fails(reportVendorsDay, 500)),
  play: failsAlone('We couldn’t load these results. Please try again later.'),
}
export const MonthlyReportFails500: Story = {
  parameters: { route: `${AD}?from=2025-11-01&to=2026-10-31` },
  beforeEach: withHandlers(fails(reportVendorsMonth, 500)),
  play: failsAlone('We couldn’t load these results. Please try again later.'),
}
// spec 7.17
export const CampaignsFail500: Story = {
  beforeEach: withHandlers(fails(listEladCampaigns, 500)),
  play: failsAlone('We couldn’t load these campaigns. Please try again later.'),
}
/** Campaigns are shown without their figures. */
export const CampaignFiguresFail500: Story = {
  beforeEach: withHandlers(fails(queryElcam, 500)),
  play: async (context) => {
    await shows('Dracula, autumn, UK')(context)
    await shows('We couldn’t load these results. Please try again later.')(context)
  },
}
// spec 7.20
export const TrackingFails500: Story = {
  beforeEach: withHandlers(fails(trackElads, 500)),
  play: failsAlone('We couldn’t load tracking. Please try again later.'),
}
// spec 7.18
export const CampaignDetailsFail500: Story = {
  parameters: { route: OPENED },
  beforeEach: withHandlers(fails(getElcam, 500)),
  play: async (context) => {
    await shows('We couldn’t load these details. Please try again later.')(context)
    await shows('Headline A, cover left')(context)
  },
}
// spec 7.18
export const ItemsFail500: Story = {
  parameters: { route: OPENED },
  beforeEach: withHandlers(fails(listElcamItems, 500)),
  play: shows('We couldn’t load these creatives. Please try again later.'),
}
/** Items are shown without their figures. */
export const ItemFiguresFail500: Story = {
  parameters: { route: OPENED },
  beforeEach: withHandlers(fails(reportItemsDay, 500)),
  play: async (context) => {
    await shows('Headline A, cover left')(context)
    await shows('We couldn’t load these results. Please try again later.')(context)
  },
}
// spec 7.18
export const ItemFails500: Story = {
  parameters: { route: ITEM },
  beforeEach: withHandlers(fails(getElcamItem, 500)),
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(within(drawer).getByText('We couldn’t load this creative. Please try again later.')).toBeVisible(),
    )
  },
}
/** The media type shows its id. */
export const TypeNamesFail500: Story = {
  beforeEach: withHandlers(fails(listAdTypes, 500)),
  play: inOrder(loadsAll, settlesOn('image')),
}
/** The format shows its id. */
export const ClassNamesFail500: Story = {
  beforeEach: withHandlers(fails(listAdClasses, 500)),
  play: inOrder(loadsAll, settlesOn('feed')),
}
/** Attributes show their ids. */
export const AttributeNamesFail500: Story = {
  beforeEach: withHandlers(fails(listAdAttributeTypes, 500)),
  play: inOrder(loadsAll, settlesOn('headline')),
}
export const CountryNamesFail500: Story = {
  beforeEach: withHandlers(fails(listCountries, 500)),
  play: inOrder(loadsAll, lacksCountryNames),
}

/** Invalid URL parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: `${AD}?m=spend&item=7` },
  play: shows(/Part of this link didn’t work/),
}
