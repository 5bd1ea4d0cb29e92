import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
          'One for the whole app, under the top bar, shown while the browser says that it is offline. A server that cannot be reached while the browser is online is a PanelError.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof OfflineBanner>

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline')
  },
}

/** Nothing is seen; the place stays for screen readers. */
export const Online: Story = { args: { offline: false } }
