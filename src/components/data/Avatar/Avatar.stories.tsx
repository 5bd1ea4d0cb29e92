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
        component:
          'A person at a glance, always beside the name. It is hidden from screen readers, so it may not stand alone.',
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

/** The person acts as someone else. */
export const Masked: Story = { args: { masked: true } }

export const OneWord: Story = { args: { name: 'Imogen' } }

export const Arabic: Story = { args: { name: 'يوسف حداد' } }
