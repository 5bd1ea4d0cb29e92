import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { uploadCard } from '#api/endpoints/ads.ts'
import { listTrackingSources } from '#api/endpoints/lookups.ts'
import { reportVendorsMonth, trackEntities } from '#api/endpoints/reports.ts'
import { withHandlers, fails, failsTimes, delays, returns, stalls } from '#mocks/respond.ts'
import {
  inOrder,
  settlesOn,
  SHORT_WAITS,
  shows,
  showsChart,
  showsAnywhere,
  failsWith,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import {
  countsUploads,
  entersDraft,
  failsToSend,
  opensDialog,
  reopensDialog,
  sendsFile,
  showsSentBefore,
  stopsSending,
  retriesSending,
} from '#screens/shared/send/testing/sendPlays.ts'
import { TitleDetailsScreen } from './TitleDetailsScreen.tsx'

const meta: Meta<typeof TitleDetailsScreen> = {
  title: 'Screens/Dashboard/Title details/At work',
  id: 'screens-title-details-at-work',
  component: TitleDetailsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/titles/101', layout: 'fullscreen', heading: 'Dracula' },
}
export default meta

type Story = StoryObj<typeof TitleDetailsScreen>

const TRACKED = {
  total: 3,
  rows: (
    [
      ['live', 60],
      ['newsletter', 30],
      ['qr', 10],
    ] as const
  ).map(([tracksrc, num]) => ({ refkey: 101, day: '2026-11-01', tracksrc, trackcol: null, num })),
}

export const ChangesTheMetric: Story = {
  tags: ['journey'],
  play: async (context) => {
    await showsChart(/^Clicks per day/)(context)
    within(context.canvasElement).getByRole('radio', { name: 'Clicks' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await showsChart(/^Impressions per day/)(context)
  },
}

/** Figures include today; changes compare the days before it. */
export const WithToday: Story = {
  tags: ['journey'],
  parameters: { route: '/dashboard/titles/101?from=2026-11-01&to=2026-11-20' },
  play: inOrder(showsChart(/^Clicks per day/), shows('1 Nov – 20 Nov, compared with 1 Oct – 19 Oct, without today')),
}

/** The trend as a picture. */
export const ExportChartMenu: Story = {
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await showsChart(/^Clicks per day/)(context)
    const button = within(context.canvasElement).getByRole('button', { name: 'Export chart' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Chart as PNG',
      'Chart as SVG',
    ])
  },
}

/** A source that only the server knows has its name from the lookup, another one its id; ours keep our words. */
export const OtherTrackingSources: Story = {
  beforeEach: withHandlers(
    returns(trackEntities, TRACKED),
    returns(listTrackingSources, [
      { id: 'live', name: 'Live traffic', table_name: null },
      { id: 'newsletter', name: 'Newsletter', table_name: null },
    ]),
  ),
  play: inOrder(shows('Newsletter'), shows('qr'), shows('Valid')),
}
export const TrackingSourcesFail500: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(returns(trackEntities, TRACKED), fails(listTrackingSources, 500)),
  play: inOrder(shows('Valid'), settlesOn('newsletter')),
}

export const SendMaterial: Story = { play: opensDialog }
export const SendMaterialMobile: Story = {
  ...SendMaterial,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}
// spec 7.24
export const Sent: Story = { tags: ['journey'], play: inOrder(sendsFile, showsAnywhere('1 file sent')) }
/** What was sent before, as this device remembers it. */
export const SentBefore: Story = { play: inOrder(sendsFile, showsAnywhere('1 file sent'), showsSentBefore) }
/** Closed by Escape, and opened again. */
export const DraftRestored: Story = {
  tags: ['journey'],
  play: inOrder(entersDraft, reopensDialog, showsAnywhere('Draft restored')),
}
/** The dialog cannot be closed while sending. */
export const Sending: Story = {
  tags: ['journey'],
  beforeEach: withHandlers(delays(uploadCard, 600_000)),
  play: inOrder(sendsFile, showsAnywhere('Stop sending')),
}
/** All was sent, but the server never answers. */
export const UploadUnconfirmed: Story = {
  tags: ['journey'],
  parameters: SHORT_WAITS,
  beforeEach: (context) => {
    withHandlers(stalls(uploadCard))(context)
    return countsUploads()
  },
  play: inOrder(failsToSend, showsAnywhere(/We don’t know whether it arrived/)),
}
/** Stopped after its last byte: the server may have it. */
export const UploadStoppedLate: Story = {
  beforeEach: (context) => {
    withHandlers(stalls(uploadCard))(context)
    return countsUploads()
  },
  play: inOrder(stopsSending, showsAnywhere(/^We don’t know whether 1 file arrived\. Check/)),
}
export const UploadFailsOnce: Story = {
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(failsTimes(uploadCard, 503, 1)),
  play: retriesSending,
}

/** The first weeks of its ads: changes are dashes, and one line says why. */
export const NoEarlierData: Story = {
  parameters: { route: '/dashboard/titles/101?from=2026-06-15&to=2026-07-12' },
  play: settlesOn('Some figures have no earlier data to compare with.'),
}

const COUNTRY = '/dashboard/titles/101?region=IE'
/** One statement instead of figures, trend and ads. */
export const NoAdsInTheCountry: Story = {
  parameters: { route: COUNTRY },
  play: settlesOn('Dracula has no ads in Ireland'),
}
export const NoAdsInTheCountryMobile: Story = {
  parameters: { route: COUNTRY, ...NO_SNAPSHOT },
  globals: { viewport: { value: 'w390' } },
  play: settlesOn('Dracula has no ads in Ireland'),
}

const NEVER_RAN = { route: '/dashboard/titles/121', heading: 'The Count of Monte Cristo' }
/** Live, but none of its ads has ever run. */
export const NeverRan: Story = {
  parameters: NEVER_RAN,
  play: inOrder(settlesOn('No ad has run yet'), settlesOn('The first was due on 03-08-2026')),
}
/** Whether ads ran before this period is unknown: the figures of the period stay. */
export const NeverRanUnknown = failsWith(500, reportVendorsMonth, settlesOn('All 3 ads'), {
  ...NEVER_RAN,
  ...NO_SNAPSHOT,
})
