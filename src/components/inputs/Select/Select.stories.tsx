import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SELECT_KEYS } from '#components/lib/testing/keys.ts'
import { Select } from './Select.tsx'
import type { SelectProps } from './Select.tsx'

function Controlled(props: SelectProps<string>) {
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
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: SELECT_KEYS,
      description: {
        component: `For one value from a list, where one is always selected. If "Any" is a value use FilterSelect; for two to five values that should all be visible SegmentedControl.

**ARIA pattern: [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/)** (select-only)

- The focus stays on the button (aria-activedescendant).`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Select<string>>

export const WithLabel: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { Select } from '#components/inputs/Select/Select.tsx'

const OPTIONS = [
  { value: 'new', label: 'Newest first' },
  { value: 'clicks', label: 'Most clicks' },
  { value: 'name', label: 'Name' },
]

export function SortSelect() {
  const [sort, setSort] = useState('new')
  return <Select label="Sort" options={OPTIONS} value={sort} onChange={setSort} />
}`,
      },
    },
  },
}

export const LabelHidden: Story = { args: { hideLabel: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: 'Sort' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('clicks')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Most clicks')
  },
}

export const AltArrowKeys: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
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
