import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { listEntities } from '#api/endpoints/titles.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { inOrder, named, shows, showsAnywhere, failures } from '#screens/shared/testing/storySteps.ts'
import { AdsScreen } from './AdsScreen.tsx'

const meta: Meta<typeof AdsScreen> = {
  title: 'Screens/Dashboard/Ads/At work',
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
const reasonsFailWith = failures(
  () => inOrder(shows('Rejected by Pinterest'), shows('We couldn’t load why some of these ads were rejected.')),
  REJECTED,
)
export const ReasonsFail500 = reasonsFailWith(500, listElcamItems)
export const ReasonsFailWithoutNetwork = reasonsFailWith('network', listElcamItems, undefined, NO_SNAPSHOT)
export const CampaignsOfReasonsFail500 = reasonsFailWith(500, queryElcam, undefined, NO_SNAPSHOT)
export const CampaignsOfReasonsFailWithoutNetwork = reasonsFailWith('network', queryElcam, undefined, NO_SNAPSHOT)

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
      await userEvent.click(await screen.findByRole('button', { name: 'Title Choose a title' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Dracula' }))
      await screen.findByText('Dracula, Bram Stoker')
    }),
  ),
}
const titlesFailWith = failures(
  (text) => inOrder(shows('Castle at dusk'), opensDialog, showsAnywhere(new RegExp(`^${String(text)}`))),
  NO_SNAPSHOT,
)
export const SendArtworkTitlesFail500 = titlesFailWith(500, listEntities)
export const SendArtworkTitlesFailWithoutNetwork = titlesFailWith('network', listEntities)
