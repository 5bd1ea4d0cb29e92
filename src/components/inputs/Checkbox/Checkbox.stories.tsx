import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Checkbox } from './Checkbox.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Conversion rate', checked: false, onChange: fn() },
  parameters: {
    docs: {
      keys: { Space: 'Checks and unchecks it' },
      description: {
        component: `For selecting any number of options. For a setting that takes effect immediately use Switch, for one of a few options SegmentedControl.

**ARIA pattern: [checkbox](https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/)** (native, with mixed state)`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const Empty: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { Checkbox } from '#components/inputs/Checkbox/Checkbox.tsx'

export function RateColumn() {
  const [isVisible, setIsVisible] = useState(false)
  return <Checkbox label="Conversion rate" checked={isVisible} onChange={setIsVisible} />
}`,
      },
    },
  },
}

export const Checked: Story = { args: { checked: true } }

export const Disabled: Story = { args: { checked: true, disabled: true } }

export const Toggled: Story = {
  tags: ['!autodocs'],
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked)
    return <Checkbox {...args} checked={checked} onChange={setChecked} />
  },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const ListItem: Story = {
  args: { listItem: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('checkbox').closest('label')
    await userEvent.tab()
    await expect(row).toHaveStyle({ outlineStyle: 'solid' })
  },
}
