import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#components/actions/Button/Button.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { AuthCard } from './AuthCard.tsx'

const meta: Meta<typeof AuthCard> = {
  title: 'Components/Layout/AuthCard',
  component: AuthCard,
  tags: ['autodocs'],
  args: { title: 'Looks like you are already logged in', children: <Button variant="primary">Go to Home</Button> },
  parameters: {
    docs: {
      description: {
        component:
          'For logging in and passwords. It is the only card on its page, so its heading is the page’s. Elsewhere use Card or Panel.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof AuthCard>

// spec 2.39
export const Default: Story = {}

export const LongText: Story = {
  args: { title: 'It looks very much as if you, or somebody who uses this browser, had already logged in here' },
}

// spec 2.39
export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
