import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { clears, compares, selects } from '#screens/shared/testing/selectionSteps.ts'
import { inOrder, shows } from '#screens/shared/testing/storySteps.ts'
import { AdsScreen } from './AdsScreen.tsx'

const meta: Meta<typeof AdsScreen> = {
  title: 'Screens/Dashboard/Ads/Selection',
  id: 'screens-ads-selection',
  component: AdsScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: '/dashboard/ads?q=dracula&sort=-clicks',
    layout: 'fullscreen',
    heading: 'Ads',
  },
}
export default meta

type Story = StoryObj<typeof AdsScreen>
type Play = NonNullable<StoryObj['play']>

const TABLE = { route: '/dashboard/ads?q=dracula&sort=-clicks&view=table' }
const PHONE = { viewport: { value: 'w390' } }
const RESULTS = '/dashboard/ad-results?elad_id=10101&elad_id=10102'
const selectsTwo = selects('Read it with the lamp on', 'Castle at dusk')

/** The bar sticks below the tiles; its link leads to the results of the selected ads. */
export const Selected: Story = { tags: ['journey'], play: inOrder(selectsTwo, compares(2, RESULTS)) }
export const SelectedMobile: Story = { ...Selected, globals: PHONE, parameters: NO_SNAPSHOT }

/** With a mouse, check boxes are hidden until their tile is hovered or focused, or something is selected. */
export const CheckboxesOnFocus: Story = {
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await shows('Castle at dusk')(context)
    const [first, second] = within(context.canvasElement).getAllByRole('checkbox')
    const isVisible = (checkbox?: HTMLElement) => checkbox?.checkVisibility({ opacityProperty: true })
    const isPhone = matchesMediaQuery(SMALL_SCREEN)
    await expect([first, second].map(isVisible)).toEqual([isPhone, isPhone])
    first?.focus()
    await expect([first, second].map(isVisible)).toEqual([true, isPhone])
    await userEvent.keyboard(' ')
    await expect([first, second].map(isVisible)).toEqual([true, true])
  },
}
export const CheckboxesOnFocusMobile: Story = { ...CheckboxesOnFocus, globals: PHONE }

/** In the table the bar sticks above the totals. */
export const SelectedTable: Story = { ...Selected, parameters: TABLE }
export const SelectedTableMobile: Story = { ...Selected, globals: PHONE, parameters: { ...TABLE, ...NO_SNAPSHOT } }

export const Cleared: Story = { tags: ['journey'], parameters: NO_SNAPSHOT, play: inOrder(selectsTwo, clears) }
export const ClearedMobile: Story = { ...Cleared, globals: PHONE }
export const ClearedTable: Story = { ...Cleared, parameters: { ...TABLE, ...NO_SNAPSHOT } }

const types =
  (text: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), text)
  }

/** Ads stay selected when the search hides them, and can still be compared. */
export const SelectedHidden: Story = {
  play: inOrder(selectsTwo, types(' nostromo'), shows(/No ads match/), compares(2, RESULTS)),
}

/** Ads selected in the grid are selected in the table. */
export const SelectedInBothViews: Story = {
  parameters: NO_SNAPSHOT,
  play: inOrder(
    selectsTwo,
    async ({ canvasElement }) => {
      const canvas = within(canvasElement)
      await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
      await canvas.findByRole('row', { name: /Castle at dusk/ })
    },
    compares(2, RESULTS),
    clears,
  ),
}

export const KeepsPeriodAndCountry: Story = {
  parameters: { route: '/dashboard/ads?region=GB&from=2026-10-01&to=2026-10-31&q=dracula', ...NO_SNAPSHOT },
  play: inOrder(
    selects('Castle at dusk'),
    compares(1, '/dashboard/ad-results?region=GB&elad_id=10102&from=2026-10-01&to=2026-10-31'),
  ),
}
