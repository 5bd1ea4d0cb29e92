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
          'While the app starts or the code of a page is on its way. It pulses once in 1600 ms and stands still under reduced motion. Not for data: a panel that loads shows a skeleton.',
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

export const WholePage: Story = {
  args: { page: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
}
