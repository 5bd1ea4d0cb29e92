import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { downloadElad, getEladRating, rateElad } from '#api/endpoints/ads.ts'
import { listElcamItems } from '#api/endpoints/campaigns.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
import { arrivesAt, inOrder, named, settlesOn, shows } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { downloads, savesRating } from './testing/adDetailsSteps.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'

const AD = '/dashboard/ads/10101'
const OPENED = `${AD}?campaign=101011`
const ITEM = `${OPENED}&items=rejected&item=1010113`

/** Interactions: rates an ad, downloads it, opens its campaigns. */
const meta: Meta<typeof AdDetailsScreen> = {
  title: 'Screens/Dashboard/Ad details/At work',
  id: 'screens-ad-details-at-work',
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

type Story = StoryObj<typeof AdDetailsScreen>
type Play = NonNullable<StoryObj['play']>

/** Returns a response without storing the rating, which later stories would see. */
// spec 3.16
export const Rated: Story = {
  beforeEach: withHandlers(returns(rateElad, undefined)),
  play: inOrder(savesRating, shows('Saved by you on 20-11-2026'), shows('Rating saved')),
}
/** Cannot be submitted again while saving. */
export const RatingBeingSaved: Story = {
  beforeEach: withHandlers(stalls(rateElad)),
  play: inOrder(
    savesRating,
    named('Cannot be saved again', async ({ canvasElement }) => {
      await expect(within(canvasElement).getByRole('button', { name: 'Saving' })).toBeDisabled()
    }),
  ),
}
export const NotRatedYet: Story = {
  beforeEach: withHandlers(returns(getEladRating, { rating: null, comment: null })),
  play: shows('Not rated'),
}
const showsDownload: Play = async (context) => {
  await downloads(context)
  await waitFor(() =>
    expect(within(context.canvasElement).getByRole('progressbar', { name: 'Downloading' })).toBeVisible(),
  )
}
export const Downloading: Story = { beforeEach: withHandlers(stalls(downloadElad)), play: showsDownload }
export const DownloadCancelled: Story = {
  ...Downloading,
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await showsDownload(context)
    // Only one once everything else has loaded: what loads slowly can be cancelled too.
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Cancel' }))
    await expect(within(context.canvasElement).getByRole('button', { name: 'Download' })).toBeEnabled()
  },
}
export const CampaignOpen: Story = { parameters: { route: OPENED }, play: shows('Headline A, cover left') }
export const CampaignOpenMobile: Story = {
  ...CampaignOpen,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...CampaignOpen.parameters, ...NO_SNAPSHOT },
}
/** Arrow keys expand and collapse a campaign; the filter limits its items; a rejected item shows the reason. */
export const CampaignByKeyboard: Story = {
  tags: ['journey'],
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await shows('Dracula, autumn, US')(context)
    const canvas = within(context.canvasElement)
    canvas.getByRole('button', { name: 'Dracula, autumn, UK' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await shows('Headline A, cover left')(context)
    const rejected = await canvas.findByRole('radio', { name: /^Rejected\s*1$/ })
    await userEvent.click(rejected)
    await waitFor(() => expect(canvas.queryByText('Headline A, cover left')).toBeNull())
    await shows(/Meta rejected this creative/)(context)
    canvas.getByRole('button', { name: 'Dracula, autumn, UK' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.queryByText('Carousel card 2')).toBeNull())
  },
}
const MANY_ITEMS = Array.from({ length: 24 }, (_, index) => ({
  elcamitem_id: index + 1,
  elcam_id: 101011,
  name: `Card ${index + 1}`,
  status: 'live',
  vendor_code: 'mad',
  vendor_ref: null,
}))
/** The first ten creatives; the others in place on request. */
export const ManyItems: Story = {
  parameters: { route: OPENED },
  beforeEach: withHandlers(returns(listElcamItems, MANY_ITEMS)),
  play: async (context) => {
    await shows('Card 10')(context)
    await expect(within(context.canvasElement).queryByText('Card 11')).toBeNull()
    await expect(within(context.canvasElement).getByRole('button', { name: 'Show all 24 creatives' })).toBeVisible()
  },
}
export const ManyItemsShown: Story = {
  ...ManyItems,
  parameters: { ...ManyItems.parameters, ...NO_SNAPSHOT },
  play: async (context) => {
    await shows('Card 10')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show all 24 creatives' }))
    await shows('Card 24')(context)
    await expect(document.activeElement).toHaveTextContent('Card 11')
  },
}
// spec 3.17
export const NoItemsInStatus: Story = {
  parameters: { route: `${OPENED}&items=draft` },
  play: shows('No creatives with the status “Draft”'),
}
export const NoItemsInStatusCleared: Story = {
  parameters: { ...NoItemsInStatus.parameters, ...NO_SNAPSHOT },
  play: async (context) => {
    await shows('No creatives with the status “Draft”')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show all creatives' }))
    await shows('Headline A, cover left')(context)
  },
}
const opensItem: Play = async () => {
  const drawer = await screen.findByRole('dialog', { name: 'Carousel card 2' })
  await waitFor(() => expect(within(drawer).getByText(/Meta rejected this creative/)).toBeVisible())
}
/** The URL opens the item. */
export const ItemOpen: Story = { tags: ['journey'], parameters: { route: ITEM }, play: opensItem }
export const ItemClosedByEscape: Story = {
  ...ItemOpen,
  play: async (context) => {
    await opensItem(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ItemOpenMobile: Story = {
  parameters: { ...NO_SNAPSHOT, route: ITEM },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Carousel card 2' })
    await waitFor(() => expect(within(drawer).getByText(/Meta rejected this creative/)).toBeVisible())
  },
}
/** The campaign in the URL belongs to another ad. */
export const CampaignOfAnotherAd: Story = {
  parameters: { route: `${AD}?campaign=999999` },
  play: shows('Campaign not found'),
}
/** One statement instead of results and campaigns. */
export const NotRunningInTheCountry: Story = {
  parameters: { route: `${AD}?region=NZ` },
  play: settlesOn('This ad isn’t running in New Zealand'),
}
/** Of ads that have never run: one statement instead of results. */
export const Rejected: Story = {
  parameters: { route: '/dashboard/ads/11207', heading: /./, world: 'full' },
  play: settlesOn('Rejected. It hasn’t run.'),
}
export const StartsLater: Story = {
  parameters: { route: '/dashboard/ads/10711', heading: /./, world: 'full' },
  play: settlesOn('Starts on Wed, 9 Dec'),
}
export const NotScheduled: Story = {
  parameters: { route: '/dashboard/ads/12001', heading: /./ },
  play: settlesOn('Not scheduled yet'),
}
export const NeverRan: Story = {
  parameters: { route: '/dashboard/ads/12101', heading: /./ },
  play: settlesOn('It hasn’t run yet'),
}

/** Artwork in full-window zoom. */
export const Zoomed: Story = {
  play: async (context) => {
    await arrivesAt('Read it with the lamp on')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Zoom' }))
    const dialog = await screen.findByRole('dialog', { name: 'Read it with the lamp on' })
    await userEvent.keyboard('+')
    await waitFor(() => expect(within(dialog).getByText(/%$/)).toBeVisible())
  },
}
/** The video loads only after a press. */
export const Video: Story = {
  parameters: { route: '/dashboard/ads/10103', heading: 'The count calls' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /Play video/ })).toBeVisible())
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
}
/** Conversion rate by month, compared with the year before. */
export const ComparedWithLastYear: Story = {
  parameters: { route: `${AD}?m=rate&cmp=year&from=2025-11-01&to=2026-10-31` },
  play: shows('Same period last year'),
}

/** Figures include today; changes compare the days before it. */
export const WithToday: Story = {
  parameters: { route: `${AD}?from=2026-11-01&to=2026-11-20` },
  play: shows('1 Nov – 20 Nov, compared with 1 Oct – 19 Oct, without today'),
}

/** Of a rejected ad, below its heading; the other rejected creatives are a press away. */
export const RejectedReasonUnderTheHeading: Story = {
  parameters: { route: '/dashboard/ads/10114', heading: /^Read it with the lamp on/, world: 'full' },
  play: shows(/^Pinterest: The image holds more text/),
}
