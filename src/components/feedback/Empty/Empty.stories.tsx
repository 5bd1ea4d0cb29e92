import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from './Empty.tsx'

const onClear = fn()

const meta: Meta<typeof Empty> = {
  title: 'Components/Feedback/Empty',
  component: Empty,
  tags: ['autodocs'],
  args: { title: 'No titles yet', children: 'When your first title is set up it will appear here.' },
  parameters: {
    docs: {
      description: {
        component:
          'Shown when there is no data: what is missing, one line on the reason (nothing yet, filters, period), and one action. For failures use PanelError.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Empty>

export const NothingYet: Story = {
  args: { action: <Button icon={<CircleQuestionMark size={16} strokeWidth={1.5} aria-hidden />}>Help centre</Button> },
}

export const NothingMatches: Story = {
  args: {
    title: 'No titles match “Nostromo”',
    children: 'Status: Live. Live in: Canada.',
    action: <Button onClick={onClear}>Clear search and filters</Button>,
  },
  play: async ({ canvas }) => {
    onClear.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await expect(onClear).toHaveBeenCalledOnce()
  },
}

export const NothingInThePeriod: Story = {
  args: {
    title: 'No clicks between 1 and 7 Nov',
    children: 'This ad was paused. Its end date was 28 Oct.',
    action: <Button>Show October</Button>,
  },
}

export const TitleOnly: Story = { args: { title: 'No campaigns', children: undefined } }

export const LongText: Story = {
  args: { title: `No titles match “${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)}”` },
  globals: { viewport: { value: 'w390' } },
}
