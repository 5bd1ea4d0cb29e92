import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { AuthCard } from '#components/layout/AuthCard/AuthCard.tsx'
import { LitShelf } from './LitShelf.tsx'

const meta: Meta<typeof LitShelf> = {
  title: 'Components/Brand/LitShelf',
  component: LitShelf,
  tags: ['autodocs'],
  args: {
    children: (
      <AuthCard title="Forgot your password?">
        <p>Enter your email address and we’ll send you a reset link.</p>
      </AuthCard>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The lit shelf that the cards for passwords stand on. Its books and light are decorative. For a page without a card use EmptyShelfScene.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof LitShelf>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
