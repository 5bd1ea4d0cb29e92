import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Popover } from './Popover.tsx'

const meta: Meta<typeof Popover> = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    label: 'Axis',
    trigger: <Button icon={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}>Axis</Button>,
    children: (close: () => void) => (
      <Body>
        <label>
          <span>Highest value</span> <input type="number" />
        </label>
        <Button size="s" variant="primary" onClick={close}>
          Apply
        </Button>
      </Body>
    ),
  },
  parameters: {
    docs: {
      keys: { 'Enter, Space on the button': 'Open it', Escape: 'Closes it and returns the focus to its button' },
      description: {
        component: `For a few controls that are not always needed. For a list of actions use Menu, for one value from a list FilterSelect, for a task that blocks the page Dialog, for text only Tooltip.

**ARIA pattern: [dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)** (non-modal)

- The focus moves to \`data-autofocus\` or the first tab stop.
- Tabbing out or clicking outside closes it; the focus stays where it went.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Popover>

export const Closed: Story = {}

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Axis' }))
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
  },
}

/** Only the page is left: the button that opened it, with the focus. */
export const ClosedByEscape: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Axis' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Axis' })).toHaveFocus()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** It flips and shifts near the edge of the window, and scrolls if it is too tall. */
export const LongContent: Story = {
  tags: ['!autodocs'],
  args: {
    align: 'end',
    width: 264,
    children: (
      <Body>
        {Array.from({ length: 60 }, (_, row) => (
          <span key={row}>{`Line ${row + 1}`}</span>
        ))}
      </Body>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Axis' }))
    const panel = await canvas.findByRole('dialog')
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

function Body({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>
}

const Stack = styled.div`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-2);
`
