import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta: Meta<typeof Card> = {
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['autodocs'],
  args: { children: 'What the card holds.' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      description: { component: 'A plain surface. With a heading it is a Panel; around signing in it is an AuthCard.' },
    },
  },
}
export default meta
type Story = StoryObj<typeof Card>

export const Ring: Story = {}

/** For what is out of the ordinary, and only some people see. */
export const Dashed: Story = { args: { edge: 'dashed' } }
