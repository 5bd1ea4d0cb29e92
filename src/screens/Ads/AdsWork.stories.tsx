import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import type { HttpHandler } from 'msw'
import { listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { listEntities } from '#api/endpoints/titles.ts'
import { dropsConnection, fails, withHandlers } from '#mocks/respond.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { inOrder, named, shows, showsAnywhere } from '#screens/shared/testing/storySteps.ts'
import { AdsScreen } from './AdsScreen.tsx'

const meta: Meta<typeof AdsScreen> = {
  title: 'Screens/Dashboard/Ads at work',
  id: 'screens-ads-at-work',
  component: AdsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/ads', layout: 'fullscreen', heading: 'Ads', world: 'full' },
}
export default meta

type Story = StoryObj<typeof AdsScreen>

/** Tiles show what they are sorted by. */
export const SortedByRate: Story = {
  parameters: { route: '/dashboard/ads?sort=-ctr' },
  play: inOrder(shows('Late for something wonderful, display'), shows('CTR')),
}

/** What the bar has no room for, and what it has. */
export const AllFiltersSheet: Story = {
  parameters: { ...NO_PHONE_SNAPSHOT, route: '/dashboard/ads?type=image&status=live' },
  play: inOrder(
    shows('Castle at dusk'),
    named('Opens all filters', async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'All filters (1)' }))
      await within(await screen.findByRole('dialog')).findByRole('combobox', { name: 'Rating' })
    }),
  ),
}

const REJECTED = { route: '/dashboard/ads?status=rejected' }

/** Why each ad in sight was rejected, and by whom. */
export const RejectedWithReasons: Story = {
  tags: ['journey'],
  parameters: REJECTED,
  play: inOrder(shows('Rejected by Pinterest'), shows(/The image holds more text than this placement allows/)),
}
export const RejectedWithReasonsTable: Story = {
  parameters: { route: '/dashboard/ads?status=rejected&view=table' },
  play: shows(/The image holds more text than this placement allows/),
}
/** Found by the word. */
export const RejectedFoundBySearch: Story = {
  parameters: { ...NO_SNAPSHOT, route: '/dashboard/ads?q=rejected' },
  play: shows(/The image holds more text than this placement allows/),
}
/** The ads stay; a quiet line offers to try again. */
const reasonsFail = (handler: HttpHandler, parameters = {}): Story => ({
  parameters: { ...REJECTED, ...parameters },
  beforeEach: withHandlers(handler),
  play: inOrder(shows('Rejected by Pinterest'), shows('We couldn’t load why some of these ads were rejected.')),
})
export const ReasonsFail500: Story = { tags: ['fails:listElcamItems'], ...reasonsFail(fails(listElcamItems, 500)) }
export const ReasonsFailWithoutNetwork: Story = {
  tags: ['fails:listElcamItems'],
  ...reasonsFail(dropsConnection(listElcamItems), NO_SNAPSHOT),
}
export const CampaignsOfReasonsFail500: Story = {
  tags: ['fails:queryElcam'],
  ...reasonsFail(fails(queryElcam, 500), NO_SNAPSHOT),
}
export const CampaignsOfReasonsFailWithoutNetwork: Story = {
  tags: ['fails:queryElcam'],
  ...reasonsFail(dropsConnection(queryElcam), NO_SNAPSHOT),
}

const opensDialog = named('Opens the dialog', async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send artwork' }))
  await screen.findByRole('dialog', { name: 'Send artwork' })
})

/** The dialog begins with the title. */
export const SendArtwork: Story = {
  tags: ['journey'],
  play: inOrder(
    shows('Castle at dusk'),
    opensDialog,
    named('Chooses a title', async () => {
      // The dialog's own code replaces the one that says that it loads.
      await userEvent.click(await screen.findByRole('combobox', { name: /^Title/ }))
      await userEvent.click(await screen.findByRole('option', { name: 'Dracula' }))
      await screen.findByText('Dracula, Bram Stoker')
    }),
  ),
}
const titlesFail = (handler: HttpHandler, text: RegExp): Story => ({
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(handler),
  play: inOrder(shows('Castle at dusk'), opensDialog, showsAnywhere(text)),
})
export const SendArtworkTitlesFail500: Story = {
  tags: ['fails:listEntities'],
  ...titlesFail(fails(listEntities, 500), /^Internal Server Error/),
}
export const SendArtworkTitlesFailWithoutNetwork: Story = {
  tags: ['fails:listEntities'],
  ...titlesFail(dropsConnection(listEntities), /^Can’t reach the server/),
}
