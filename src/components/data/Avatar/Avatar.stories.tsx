import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './Avatar.tsx'

const meta: Meta<typeof Avatar> = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Imogen Ashby' },
  parameters: {
    docs: {
      description: {
        component: 'Initials of a user, always next to the name: the avatar itself is hidden from screen readers.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Avatar>

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('IA')
  },
}

export const Large: Story = { args: { size: 56 } }

/** The user is masquerading. */
export const Masked: Story = { args: { masked: true } }

export const OneWord: Story = { args: { name: 'Imogen' } }

export const Arabic: Story = { args: { name: 'يوسف حداد' } }
