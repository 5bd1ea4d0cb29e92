import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoadingNote } from './LoadingNote.tsx'

const meta: Meta<typeof LoadingNote> = {
  title: 'Components/Feedback/LoadingNote',
  component: LoadingNote,
  tags: ['autodocs'],
  args: { loading: true, onCancel: fn(), delayMs: 0 },
  parameters: {
    docs: {
      description: {
        component:
          'Shown above slow content: “Still loading…” after 5 s, or the progress of a list at once; both with a cancel button. Resource includes it; use it alone only without a Resource.',
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

export const TotalUnknown: Story = { args: { progress: { loaded: 1024, total: null } } }
