import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta: Meta<typeof OfflineBanner> = {
  title: 'Components/Feedback/OfflineBanner',
  component: OfflineBanner,
  tags: ['autodocs'],
  args: { offline: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'One for the whole app, below the top bar, while the browser is offline. For an unreachable server while the browser is online use PanelError.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof OfflineBanner>

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re offline')
  },
}

/** Nothing is visible, but the live region stays mounted. */
export const Online: Story = { args: { offline: false }, parameters: { ...NO_SNAPSHOT, empty: true } }
