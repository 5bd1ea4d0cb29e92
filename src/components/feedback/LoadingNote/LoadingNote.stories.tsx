import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { LoadingNote } from './LoadingNote.tsx'

const meta: Meta<typeof LoadingNote> = {
  title: 'Components/Feedback/LoadingNote',
  component: LoadingNote,
  tags: ['autodocs'],
  args: { loading: true, onCancel: fn(), delayMs: 0 },
  decorators: [
    (Story) => (
      <Panel title="Top ads">
        <Story />
        <p>What is there stays where it is.</p>
      </Panel>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Shown on the upper edge of a panel, or of what loads without one: “Still loading…” after 5 s, or the progress of a list after 150 ms; both with a bar and a cancel button. Nothing moves when it comes and goes. Resource includes it; use it alone only without a Resource.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof LoadingNote>

export const Slow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Still loading…$/)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const PageByPage: Story = { args: { progress: { loaded: 1024, total: 3000 } } }

export const Idle: Story = { args: { loading: false } }

export const TotalUnknown: Story = { args: { progress: { loaded: 1024, total: null } } }
