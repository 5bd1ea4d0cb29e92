import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { title: '12,358,272 impressions' },
  render: (args) => (
    <Tooltip {...args}>
      <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />}>Export CSV</Button>
    </Tooltip>
  ),
  parameters: {
    docs: {
      keys: { Escape: 'Closes it' },
      description: {
        component: `For the exact value of an abbreviated number, the full version of a truncated text, the name of an icon. Not for essential information: on touch it needs a long press. For controls use Popover.

**ARIA pattern: [tooltip](https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/)**

- It opens immediately on keyboard focus, after hovering for 100 ms, and on touch after holding for 700 ms; the focus stays on its target.
- It stays open while hovered itself; Escape closes it then, too.
- It describes its target (aria-describedby), unless it repeats the target's name.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Tooltip>

/** Shown while the button is hovered or has the focus. */
export const Default: Story = {}

export const OnHover: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('12,358,272 impressions')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('12,358,272 impressions')
  },
}

export const OnFocus: Story = {
  tags: ['!autodocs'],
  args: { title: 'The number of times customers have seen an ad.' },
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The number of times')
  },
}

/** Only the target is left, although it is still hovered. */
export const ClosedByEscape: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** It wraps at 300 px. */
// spec 9.8
export const LongText: Story = {
  tags: ['!autodocs'],
  args: {
    title:
      'The number of times customers have gone through to a purchase page, as reported by each platform for the whole of the period. الأدب العربي stays whole.',
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect((await screen.findByRole('tooltip')).getBoundingClientRect().width).toBeLessThanOrEqual(300)
  },
}

/** Only the target: there is nothing to show. */
export const WithoutTitle: Story = {
  parameters: NO_SNAPSHOT,
  args: { title: '' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}
