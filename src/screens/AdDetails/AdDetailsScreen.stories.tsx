import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import {
  getElad,
  getEladRating,
  getElcam,
  getElcamItem,
  listEladCampaigns,
  listElcamItems,
  queryElcam,
} from '#api/endpoints/ads.ts'
import { listAdAttributeTypes, listAdClasses, listAdTypes, listCountries } from '#api/endpoints/lookups.ts'
import { reportItemsDay, reportVendorsDay, reportVendorsMonth, trackElads } from '#api/endpoints/reports.ts'
import { LONG_AD, LONG_CAMPAIGNS, LONG_ITEMS } from '#mocks/longAd.ts'
import { withHandlers, dropsConnection, fails, returnsHtml, returns, stalls } from '#mocks/respond.ts'
import { arrivesAt, shows } from '#screens/shared/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/snapshots.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'

const AD = '/dashboard/ads/10101'
const OPENED = `${AD}?campaign=101011`
const ITEM = `${OPENED}&items=rejected&item=1010113`

const meta: Meta<typeof AdDetailsScreen> = {
  title: 'Screens/Ad details',
  component: AdDetailsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: AD, layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof AdDetailsScreen>
type Play = NonNullable<Story['play']>

/** Waits until all panels have loaded. */
const loadsAll: Play = async (context) => {
  await arrivesAt('Read it with the lamp on')(context)
  await shows('Dracula, autumn, UK')(context)
  await shows(/Saved by you on 18-11-2026/)(context)
}

export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: loadsAll }
export const Loading: Story = {
  beforeEach: withHandlers(...[getElad, getEladRating, listEladCampaigns, reportVendorsDay, trackElads].map(stalls)),
  play: shows('Campaigns'),
}
/** An ad that isn't scheduled yet: no artwork, campaigns, figures or rating. */
export const Empty: Story = {
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
  parameters: { route: OPENED },
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
export const Masquerade: Story = { parameters: { session: 'masquerade' }, play: arrivesAt(/./) }

export const BadRequest400: Story = { beforeEach: withHandlers(fails(getElad, 400)), play: shows('Bad Request') }
/** The session has expired: shows the login page, which returns here. */
export const Unauthorized401: Story = {
  beforeEach: withHandlers(fails(getElad, 401)),
  play: arrivesAt(/Bring your books/),
}
export const Forbidden403: Story = { beforeEach: withHandlers(fails(getElad, 403)), play: shows('Forbidden') }
export const NotFound404: Story = {
  beforeEach: withHandlers(fails(getElad, 404)),
  play: shows('We couldn’t find this ad in this account.'),
}
export const ValidationError422: Story = {
  beforeEach: withHandlers(fails(getElad, 422)),
  play: shows('Validation Error'),
}
export const TooManyRequests429: Story = { beforeEach: withHandlers(fails(getElad, 429)), play: shows('429') }
export const InternalServerError500: Story = {
  beforeEach: withHandlers(fails(getElad, 500)),
  play: shows('Internal Server Error'),
}
export const BadGateway502: Story = { beforeEach: withHandlers(fails(getElad, 502)), play: shows('Bad Gateway') }
export const ServiceUnavailable503: Story = {
  beforeEach: withHandlers(fails(getElad, 503)),
  play: shows('Service Unavailable'),
}
export const AnotherStatus: Story = { beforeEach: withHandlers(fails(getElad, 418)), play: shows(/Generic Error/) }
export const NoNetwork: Story = {
  beforeEach: withHandlers(dropsConnection(getElad)),
  play: shows(/Can’t reach the server/),
}
export const UnreadableBody: Story = {
  beforeEach: withHandlers(returnsHtml(getElad)),
  play: shows('Unexpected reply from the server'),
}

/** An ad of another account exists on the server, but not in this account. */
export const OfAnotherAccount: Story = {
  parameters: { route: '/dashboard/ads/200101' },
  play: async (context) => {
    await shows('We couldn’t find this ad in this account.')(context)
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
export const TrackingFails500: Story = {
  beforeEach: withHandlers(fails(trackElads, 500)),
  play: failsAlone('We couldn’t load tracking. Please try again later.'),
}
export const CampaignDetailsFail500: Story = {
  parameters: { route: OPENED },
  beforeEach: withHandlers(fails(getElcam, 500)),
  play: async (context) => {
    await shows('We couldn’t load these details. Please try again later.')(context)
    await shows('Headline A, cover left')(context)
  },
}
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
/** Formats and attributes show their ids. */
export const TypeNamesFail500: Story = { beforeEach: withHandlers(fails(listAdTypes, 500)), play: loadsAll }
export const ClassNamesFail500: Story = {
  beforeEach: withHandlers(fails(listAdClasses, 500)),
  play: shows(/^, feed\./),
}
export const AttributeNamesFail500: Story = {
  beforeEach: withHandlers(fails(listAdAttributeTypes, 500)),
  play: shows('headline'),
}
export const CountryNamesFail500: Story = {
  beforeEach: withHandlers(fails(listCountries, 500)),
  play: shows('We couldn’t load the countries'),
}

/** Invalid URL parameters fall back to their defaults, with a notice. */
export const BrokenLink: Story = {
  parameters: { route: `${AD}?m=spend&item=7` },
  play: shows(/Part of this link didn’t work/),
}
