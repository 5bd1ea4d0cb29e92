import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta: Meta<typeof ProgressBar> = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Loading titles', value: 1024, max: 3000, valueText: '1,024 of 3,000' },
  parameters: {
    docs: {
      description: {
        component:
          'The progress of a longer task: a long list, an upload, a download. Without a known total it is indeterminate. For a single request use a skeleton or a busy button.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof ProgressBar>

export const Determinate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading titles' })).toHaveAttribute(
      'aria-valuetext',
      '1,024 of 3,000',
    )
  },
}

export const EndUnknown: Story = { args: { max: null, valueText: '1,024 so far' } }

export const Done: Story = { args: { value: 3000, valueText: '3,000 of 3,000' } }

/** The text is elsewhere, such as below a file's row. */
export const BarOnly: Story = {
  args: { hideText: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1,024 of 3,000')
    await expect(canvas.queryByText('1,024 of 3,000')).toBeNull()
  },
}
