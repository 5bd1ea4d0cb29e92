import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from './Card.tsx'

const meta: Meta<typeof Card> = {
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: 'Content of the card.' },
  parameters: {
    docs: {
      description: {
        component: 'A plain surface. Use a Panel for content with a heading, an AuthCard for logging in.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Card>

// spec 2.38, 9.9
export const Ring: Story = {
  play: async ({ canvas }) => {
    const { borderRadius, backgroundColor } = getComputedStyle(canvas.getByText('Content of the card.'))
    await expect(borderRadius).toBe('6px')
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

/** For content that customers don't see. */
export const Dashed: Story = { args: { edge: 'dashed' } }
