import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { NATIVE_ARG_TYPES } from '#components/lib/testing/nativeArgTypes.ts'
import { BUTTON_KEYS } from '#components/lib/testing/keys.ts'
import { Button } from './Button.tsx'

const exportIcon = <Download size={16} strokeWidth={1.5} aria-hidden />

const meta: Meta<typeof Button> = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Export CSV', onClick: fn() },
  argTypes: { onClick: NATIVE_ARG_TYPES.onClick, disabled: NATIVE_ARG_TYPES.disabled },
  parameters: {
    docs: {
      keys: BUTTON_KEYS,
      description: {
        component: `For an action. Use at most one primary button per view. For a link in a sentence use a text link, for a link that looks like a button ButtonLink, for a well-known icon IconButton, for a choice of a few options SegmentedControl.

**ARIA pattern: [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/)**; toggle button if \`pressed\` is set

- A toggle button is announced as pressed or not pressed; its label doesn't change.
- While busy it is disabled and has aria-busy; the focus returns afterwards.`,
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

/** On click the label changes and a spinner appears; the width stays the same. */
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
    // The width depends on the font.
    await document.fonts.ready
    const button = canvas.getByRole('button')
    const width = button.getBoundingClientRect().width
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
}

/** Announced as pressed or not pressed. */
export const Toggle: Story = {
  render: function Meta() {
    const [isPressed, setIsPressed] = useState(true)
    return (
      <Button pressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
        Meta
      </Button>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }))
    await userEvent.click(canvas.getByRole('button', { pressed: false }))
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
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

/** Every variant in its states. */
export const AllStates: Story = {
  render: () => (
    <Grid>
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
      <Button variant="primary" busy busyLabel="Logging in">
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
    </Grid>
  ),
}

const Narrow = styled.div`
  width: 240px;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, max-content);
  gap: var(--sp-3);
`
