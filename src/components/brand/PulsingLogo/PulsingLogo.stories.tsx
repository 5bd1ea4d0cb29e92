import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PulsingLogo } from './PulsingLogo.tsx'

const meta: Meta<typeof PulsingLogo> = {
  title: 'Components/Brand/PulsingLogo',
  component: PulsingLogo,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Shown while the app or the code of a page loads. It pulses every 1600 ms, but not with reduced motion. For loading data use a skeleton.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof PulsingLogo>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

// spec 2.37
export const WholePage: Story = {
  args: { fullPage: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
}
