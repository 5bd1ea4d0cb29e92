import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MasqueradeBar } from './MasqueradeBar.tsx'

const meta: Meta<typeof MasqueradeBar> = {
  title: 'Components/Feedback/MasqueradeBar',
  component: MasqueradeBar,
  tags: ['autodocs'],
  args: {
    title: 'Viewing as Quill & Anchor Press',
    note: 'Changes you make are saved to this account.',
    stopLabel: 'Stop masquerading',
    stopShortLabel: 'Stop',
    onStop: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { height: '60px' },
      description: {
        component:
          'Shown above the top bar while a member of staff masquerades as a customer. It can only be closed by stopping.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof MasqueradeBar>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop masquerading' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** The button keeps the focus but ignores further presses. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop masquerading' }))
    await expect(args.onStop).not.toHaveBeenCalled()
  },
}

export const StopFailed: Story = {
  args: { errorText: 'Couldn’t stop masquerading: Internal Server Error.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t stop masquerading'),
}

export const StopFailedMobile: Story = {
  ...StopFailed,
  globals: { viewport: { value: 'w390' } },
}

export const LongText: Story = {
  args: { title: `Viewing as ${'The Honourable Society of Quill and Anchor Printers '.repeat(5)}` },
}

export const RightToLeft: Story = { args: { title: 'Viewing as دار الميناء والوادي للنشر' } }

export const Mobile: Story = { globals: { viewport: { value: 'w390' } } }
