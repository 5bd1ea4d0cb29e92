import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { clears, compares, selects } from '#screens/shared/testing/selectionSteps.ts'
import { inOrder, shows } from '#screens/shared/testing/storySteps.ts'
import { TitlesScreen } from './TitlesScreen.tsx'

const meta: Meta<typeof TitlesScreen> = {
  title: 'Screens/Dashboard/Titles/Selection',
  id: 'screens-titles-selection',
  component: TitlesScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/titles', layout: 'fullscreen', heading: 'Titles' },
}
export default meta

type Story = StoryObj<typeof TitlesScreen>

/** The bar sticks above the totals; its link leads to the results of the selected titles. */
export const Selected: Story = {
  tags: ['journey'],
  play: inOrder(
    selects('Dracula', 'Pride and Prejudice'),
    compares(2, '/dashboard/title-results?entity_id=101&entity_id=102'),
  ),
}
export const SelectedMobile: Story = {
  ...Selected,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}

export const Cleared: Story = {
  tags: ['journey'],
  parameters: NO_SNAPSHOT,
  play: inOrder(selects('Dracula', 'Pride and Prejudice'), clears),
}
export const ClearedMobile: Story = { ...Cleared, globals: { viewport: { value: 'w390' } } }

/** Titles stay selected when the search hides them, and can still be compared. */
export const SelectedHidden: Story = {
  play: inOrder(
    selects('Dracula'),
    async ({ canvasElement }) => {
      await userEvent.type(within(canvasElement).getByRole('searchbox'), 'nostromo zzz')
    },
    shows(/No titles match/),
    compares(1, '/dashboard/title-results?entity_id=101&g=ad'),
  ),
}

export const KeepsPeriodAndCountry: Story = {
  parameters: { route: '/dashboard/titles?region=GB&from=2026-10-01&to=2026-10-31', ...NO_SNAPSHOT },
  play: inOrder(
    selects('Dracula'),
    compares(1, '/dashboard/title-results?region=GB&entity_id=101&from=2026-10-01&to=2026-10-31'),
  ),
}
