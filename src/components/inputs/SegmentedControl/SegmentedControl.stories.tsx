import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from './SegmentedControl.tsx'
import type { SegmentedControlProps } from './SegmentedControl.tsx'

function Controlled(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta: Meta<typeof SegmentedControl<string>> = {
  title: 'Components/Inputs/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  args: {
    label: 'Per',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'month', label: 'Month' },
    ],
    value: 'day',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: {
        'Right, Down': 'Select the next value, and wrap around',
        'Left, Up': 'Select the previous value, and wrap around',
      },
      description: {
        component: `For a choice of one of two to five values that should all be visible. For more values use Select or FilterSelect, for on and off Switch, for several values Chips.

**ARIA pattern: [radio group](https://www.w3.org/WAI/ARIA/apg/patterns/radio/)** (native radio buttons)

- Tab moves to the selected value, Tab again leaves.
- The group has an accessible name, and so has each value, even if it shows only an icon.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof SegmentedControl<string>>

export const TwoValues: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
]

export function PerControl() {
  const [per, setPer] = useState('day')
  return <SegmentedControl label="Per" options={OPTIONS} value={per} onChange={setPer} />
}`,
      },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Month'))
    await expect(args.onChange).toHaveBeenCalledWith('month')
  },
}

export const Small: Story = { args: { size: 's' } }

export const WithCounts: Story = {
  args: {
    label: 'Creative status',
    size: 's',
    value: 'all',
    options: [
      { value: 'all', label: 'All', count: 5 },
      { value: 'live', label: 'Live', count: 2 },
      { value: 'rejected', label: 'Rejected', count: 1 },
    ],
  },
}

export const IconsOnly: Story = {
  args: {
    label: 'View',
    value: 'grid',
    options: [
      { value: 'grid', label: 'Grid', hideLabel: true, icon: <LayoutGrid size={16} strokeWidth={1.5} aria-hidden /> },
      { value: 'list', label: 'List', hideLabel: true, icon: <List size={16} strokeWidth={1.5} aria-hidden /> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toHaveFocus()
  },
}

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'day', label: 'Day' },
      { value: 'month', label: 'Month', disabled: true },
    ],
  },
}

export const Compact: Story = { args: { compact: true } }

export const FullWidth: Story = { args: { fullWidth: true } }
