import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SearchField } from './SearchField.tsx'
import type { SearchFieldProps } from './SearchField.tsx'

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(text) => {
        props.onChange(text)
        setValue(text)
      }}
    />
  )
}

const meta: Meta<typeof SearchField> = {
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { value: '', label: 'Search titles', placeholder: 'Search titles or authors', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: { '/': 'Moves to it, on a page that gives it the shortcut', Escape: 'Clears it' },
      description: {
        component: `For searching the list below it. Only one per page has the shortcut. What it does with a keystroke should be quick: text that goes into the URL is delayed by its owner. For a value from a known list use a searchable FilterSelect.

**ARIA pattern: none** (native search input)`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof SearchField>

export const Empty: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'

export function TitleSearch() {
  const [text, setText] = useState('')
  return (
    <SearchField
      label="Search titles"
      placeholder="Search titles or authors"
      shortcut="/"
      value={text}
      onChange={setText}
    />
  )
}`,
      },
    },
  },
  args: { shortcut: '/' },
}

export const Filled: Story = { args: { value: 'Sherlock Holmes' } }

export const ByShortcut: Story = {
  tags: ['!autodocs'],
  args: { shortcut: '/' },
  play: async ({ args, canvas }) => {
    // The shortcut works only once effects have run.
    await waitFor(async () => {
      await userEvent.keyboard('/')
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
    })
    await userEvent.keyboard('emma')
    await expect(args.onChange).toHaveBeenLastCalledWith('emma')
  },
}

export const ClearedByEscape: Story = {
  tags: ['!autodocs'],
  args: { value: 'Sherlock Holmes' },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const LongAndRightToLeft: Story = {
  args: { value: 'الأيام والليالي البيضاء في المدينة القديمة على ضفاف النيل' },
}

export const FullWidth: Story = {
  args: { fullWidth: true },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('searchbox').parentElement
    await expect(box?.clientWidth).toBeGreaterThan(canvasElement.clientWidth / 2)
  },
}
