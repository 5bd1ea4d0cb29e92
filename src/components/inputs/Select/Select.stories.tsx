import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './Select.tsx'
import type { SelectProps } from './Select.tsx'

function Held(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta: Meta<typeof Select<string>> = {
  title: 'Components/Inputs/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    label: 'Sort',
    options: [
      { value: 'new', label: 'Newest first' },
      { value: 'clicks', label: 'Most clicks' },
      { value: 'name', label: 'Name' },
    ],
    value: 'new',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `For one value of a list where one is always set. Where "any" is a value use FilterSelect; for two to five values that are all worth seeing SegmentedControl.

**APG [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/), select-only**

- Enter, Space, Down, Up and Alt+Down open it at the chosen value; Home, End and typed letters open it there.
- Down and Up move, stopping at the ends, Page Down and Page Up by ten, Home and End to the ends; typed letters move to the value that starts with them.
- Enter, Space, Tab and Alt+Up choose; Escape closes and changes nothing.
- The focus stays on the button, the option is told by aria-activedescendant.`,
      },
      story: { inline: false, height: '240px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof Select<string>>

export const WithLabel: Story = {}

export const LabelElsewhere: Story = { args: { hideLabel: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Open: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: 'Sort' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('clicks')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Most clicks')
  },
}

export const ByAlt: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Sort' })
    control.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(control).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onChange).toHaveBeenCalledWith('clicks')
    await expect(control).toHaveAttribute('aria-expanded', 'false')
    await expect(control).toHaveFocus()
  },
}
