import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BUTTON_KEYS } from '#components/lib/testing/keys.ts'
import { BackButton } from './BackButton.tsx'

const meta: Meta<typeof BackButton> = {
  title: 'Components/Actions/BackButton',
  component: BackButton,
  tags: ['autodocs'],
  args: { onClick: fn() },
  parameters: {
    docs: {
      keys: BUTTON_KEYS,
      description: {
        component: `For going back one page, above the heading of a page opened from a list. To go to a fixed page use a link.

**ARIA pattern: [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/)**`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof BackButton>

// spec 2.34
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
