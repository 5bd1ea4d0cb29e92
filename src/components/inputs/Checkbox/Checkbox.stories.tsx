import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Conversion rate', checked: false, onChange: fn() },
  argTypes: { trailing: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `For choosing any number of a set. For a setting that acts at once use Switch, for one of a few SegmentedControl.

**APG [checkbox](https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/), native**

- Tab reaches it; Space checks and clears.
- Where some of what it stands for is checked it is told as mixed.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const Empty: Story = {}

export const Checked: Story = { args: { checked: true } }

export const Indeterminate: Story = { args: { label: 'All rows', indeterminate: true } }

export const Disabled: Story = { args: { checked: true, disabled: true } }

export const LabelHidden: Story = {
  args: { label: 'Select Dracula', hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Dracula' })).toBeVisible()
  },
}

export const Toggled: Story = {
  render: function Held(args) {
    const [checked, setChecked] = useState(args.checked)
    return <Checkbox {...args} checked={checked} onChange={setChecked} />
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const InAList: Story = {
  args: { item: true },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('checkbox').closest('label')
    await userEvent.tab()
    await expect(line).toHaveStyle({ outlineStyle: 'solid' })
  },
}
