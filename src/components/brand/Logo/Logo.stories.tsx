import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './Logo.tsx'

const meta: Meta<typeof Logo> = {
  title: 'Components/Brand/Logo',
  component: Logo,
  tags: ['autodocs'],
  args: { name: 'Lightshelf' },
  parameters: {
    docs: {
      description: {
        component:
          'The product’s mark and name: in the top bar and on pages without one. Wrap it in a link where it leads home. Not for decoration and never as a spinner: that is PulsingLogo.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Logo>

export const WithWord: Story = {}

/** As in the bar of small screens: the name is only heard. */
export const MarkOnly: Story = {
  args: { word: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lightshelf')).toBeInTheDocument()
  },
}

export const Large: Story = { args: { size: 48 } }
