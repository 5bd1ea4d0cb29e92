import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Banner } from './Banner.tsx'

const meta: Meta<typeof Banner> = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: { tone: 'info', title: 'Conversions are as reported by each platform.' },
  parameters: {
    docs: {
      description: {
        component:
          'A strip on a page that stays for as long as it applies to the content below it. For brief messages use a notification, for missing content PanelError.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Banner>

export const Info: Story = {}

export const Warning: Story = {
  args: { tone: 'warning', title: 'Some days are missing.', children: 'Pinterest has not reported since Tue, 17 Nov.' },
}

export const Failed: Story = {
  args: {
    tone: 'error',
    title: 'We couldn’t load your accounts.',
    children: 'Please try again later.',
    action: <Button size="s">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load your accounts. Please try again later.')
  },
}

export const OnAPhone: Story = { ...Failed, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
