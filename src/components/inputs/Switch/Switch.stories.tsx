import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Switch } from './Switch.tsx'

const meta: Meta<typeof Switch> = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Compare', checked: true, onChange: fn() },
  parameters: {
    docs: {
      keys: { 'Space, Enter': 'Turn it on or off' },
      description: {
        component: `For a setting that takes effect immediately. In a form that is saved later use Checkbox.

**ARIA pattern: [switch](https://www.w3.org/WAI/ARIA/apg/patterns/switch/)**

- Its state is announced as on or off; its name doesn't change.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Switch>

export const On: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { Switch } from '#components/inputs/Switch/Switch.tsx'

export function CompareSwitch() {
  const [isCompared, setIsCompared] = useState(true)
  return <Switch label="Compare" checked={isCompared} onChange={setIsCompared} />
}`,
      },
    },
  },
}

export const Off: Story = { args: { checked: false } }

export const Disabled: Story = { args: { disabled: true } }

export const Toggled: Story = {
  tags: ['!autodocs'],
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked)
    return <Switch {...args} checked={checked} onChange={setChecked} />
  },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  },
}
