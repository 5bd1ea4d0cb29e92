import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'

const exportIcon = <Download size={16} strokeWidth={1.5} aria-hidden />

const meta: Meta<typeof Button> = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Export CSV', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['quiet', 'primary', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['m', 's', 'block'] },
    icon: { control: false },
    trailing: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `For an action. At most one primary button in a view. Use a text link for going somewhere inside a sentence, ButtonLink for going somewhere in the look of a button, IconButton when the picture says enough, SegmentedControl for one choice of a few.

**APG [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/)**

- Tab reaches it; Space and Enter press it.
- With \`pressed\` it is a toggle: told as pressed or not, its words stay the same.
- Busy, it is told as such and disabled; the focus comes back when the work is done.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Button>

export const Quiet: Story = {
  args: { icon: exportIcon },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Primary: Story = { args: { variant: 'primary', children: 'Sign in' } }

export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancel' } }

export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete view', icon: <Trash2 size={16} strokeWidth={1.5} aria-hidden /> },
}

export const Small: Story = { args: { size: 's', children: 'Try again' } }

export const Block: Story = { args: { size: 'block', variant: 'primary', children: 'Sign in' } }

export const WithTrailing: Story = {
  args: { children: 'Last 28 days', trailing: <ChevronDown size={14} strokeWidth={1.5} aria-hidden /> },
}

export const Disabled: Story = {
  args: { disabled: true, icon: exportIcon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** Press it: the verb changes and the ring comes, the width stays. */
export const Busy: Story = {
  render: function Exporting() {
    const [busy, setBusy] = useState(false)
    return (
      <Button busy={busy} busyLabel="Exporting" onClick={() => setBusy(true)}>
        Export CSV
      </Button>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const width = button.getBoundingClientRect().width
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
}

/** A toggle: told to assistive technology as pressed or not. */
export const Toggle: Story = {
  render: function Meta() {
    const [on, setOn] = useState(true)
    return (
      <Button pressed={on} onClick={() => setOn(!on)}>
        Meta
      </Button>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }))
    await expect(canvas.getByRole('button', { pressed: false })).toBeVisible()
  },
}

export const AsLink: Story = {
  render: () => (
    <Button as="a" href="#home" variant="primary">
      Go to Home
    </Button>
  ),
}

export const LongText: Story = {
  args: { children: 'Download the artwork of every campaign of this title in its first size as one archive' },
  render: (args) => (
    <Narrow>
      <Button {...args} icon={exportIcon} />
    </Narrow>
  ),
}

/** Every variant beside its states. */
export const AllStates: Story = {
  render: () => (
    <Sheet>
      <Button variant="primary">Sign in</Button>
      <Button icon={exportIcon}>Export CSV</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="primary" disabled>
        Sign in
      </Button>
      <Button icon={exportIcon} disabled>
        Export CSV
      </Button>
      <Button variant="ghost" disabled>
        Cancel
      </Button>
      <Button variant="danger" disabled>
        Delete
      </Button>
      <Button variant="primary" busy busyLabel="Signing in">
        Sign in
      </Button>
      <Button icon={exportIcon} busy busyLabel="Exporting">
        Export CSV
      </Button>
      <Button variant="ghost" busy>
        Cancel
      </Button>
      <Button variant="danger" busy>
        Delete
      </Button>
      <Button size="s" variant="primary">
        Apply
      </Button>
      <Button size="s" icon={exportIcon}>
        Export CSV
      </Button>
      <Button size="s" variant="ghost">
        Cancel
      </Button>
      <Button size="s" pressed>
        Day
      </Button>
    </Sheet>
  ),
}

const Narrow = styled.div`
  width: 240px;
`

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(4, max-content);
  gap: var(--sp-3);
`
