import type { Meta, StoryObj } from '@storybook/react-vite'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { clears, compares, selects } from '#screens/shared/testing/selectionSteps.ts'
import { inOrder } from '#screens/shared/testing/storySteps.ts'
import { TitleAdsScreen } from './TitleAdsScreen.tsx'

const meta: Meta<typeof TitleAdsScreen> = {
  title: 'Screens/Dashboard/Title ads/Selection',
  id: 'screens-title-ads-selection',
  component: TitleAdsScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: '/dashboard/title-ads/101?sort=-clicks',
    layout: 'fullscreen',
    heading: 'Ads for Dracula',
  },
}
export default meta

type Story = StoryObj<typeof TitleAdsScreen>

const TABLE = { route: '/dashboard/title-ads/101?sort=-clicks&view=table' }
const PHONE = { viewport: { value: 'w390' } }
const selectsTwo = selects('Read it with the lamp on', 'Castle at dusk')

/** The bar's link leads to the results of the selected ads, not of the title. */
export const Selected: Story = {
  play: inOrder(selectsTwo, compares(2, '/dashboard/ad-results?elad_id=10101&elad_id=10102')),
}
export const SelectedMobile: Story = { ...Selected, globals: PHONE, parameters: NO_SNAPSHOT }
export const SelectedTable: Story = { ...Selected, parameters: TABLE }

export const Cleared: Story = { parameters: NO_SNAPSHOT, play: inOrder(selectsTwo, clears) }
export const ClearedTable: Story = { ...Cleared, parameters: { ...TABLE, ...NO_SNAPSHOT } }
