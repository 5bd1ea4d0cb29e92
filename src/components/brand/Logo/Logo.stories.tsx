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
          'The product’s mark and name, for the top bar and pages without one. Wrap it in a link to the home page. Not for decoration; for loading use PulsingLogo.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Logo>

export const WithWord: Story = {}

/** As on small screens: the name is for screen readers only. */
export const MarkOnly: Story = {
  args: { showName: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lightshelf')).toBeInTheDocument()
  },
}
