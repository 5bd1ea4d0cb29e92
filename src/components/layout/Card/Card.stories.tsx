import type { Meta, StoryObj } from '@storybook/react-vite'
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

// spec 2.38
export const Ring: Story = {}

/** For content that customers don't see. */
export const Dashed: Story = { args: { edge: 'dashed' } }
