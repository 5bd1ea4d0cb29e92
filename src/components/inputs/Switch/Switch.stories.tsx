import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta: Meta<typeof Switch> = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Compare', checked: true, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `For a setting that acts at once. In a form that is saved later use Checkbox.

**APG [switch](https://www.w3.org/WAI/ARIA/apg/patterns/switch/)**

- Tab reaches it; Space and Enter turn it on or off.
- On and off are told as a switch does; its name stays the same.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Switch>

export const On: Story = {}

export const Off: Story = { args: { checked: false } }

export const Disabled: Story = { args: { disabled: true } }

export const LabelHidden: Story = { args: { hideLabel: true } }

export const Toggled: Story = {
  render: function Held(args) {
    const [checked, setChecked] = useState(args.checked)
    return <Switch {...args} checked={checked} onChange={setChecked} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  },
}
