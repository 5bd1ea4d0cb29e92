import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SELECT_KEYS } from '#components/lib/testing/keys.ts'
import { FilterSelect } from './FilterSelect.tsx'
import type { FilterSelectProps } from './FilterSelect.tsx'

const statuses = [
  { value: 'live', label: 'Live' },
  { value: 'review', label: 'In review' },
  { value: 'paused', label: 'Paused' },
  { value: 'draft', label: 'Draft' },
  { value: 'ended', label: 'Ended' },
]
const countries = [
  { value: 'AU', label: 'Australia', hint: 'AU' },
  { value: 'CA', label: 'Canada', hint: 'CA' },
  { value: 'IE', label: 'Ireland', hint: 'IE' },
  { value: 'NZ', label: 'New Zealand', hint: 'NZ' },
  { value: 'GB', label: 'United Kingdom', hint: 'GB' },
  { value: 'US', label: 'United States', hint: 'US' },
]

function Controlled(props: FilterSelectProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <FilterSelect
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta: Meta<typeof FilterSelect<string>> = {
  title: 'Components/Inputs/FilterSelect',
  component: FilterSelect,
  tags: ['autodocs'],
  args: { label: 'Status', anyLabel: 'Any', options: statuses, value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: SELECT_KEYS,
      description: {
        component: `For a toolbar filter with one value or any. Make it searchable above about ten values. For two or three values that should all be visible use SegmentedControl, for actions Menu.

**ARIA pattern: [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/)** (select-only; if searchable, editable with list autocomplete)

- Searchable: the button opens it and focuses its field. Typing filters and makes the first match active; Down and Up move and wrap around, Home and End move the caret, Enter selects, Escape and Tab close it and discard the text.
- The focus stays on the button or in the field (aria-activedescendant); "no matches" is announced.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof FilterSelect<string>>

export const NotSet: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { FilterSelect } from '#components/inputs/FilterSelect/FilterSelect.tsx'

const OPTIONS = [
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
  { value: 'ended', label: 'Ended' },
]

export function StatusFilter() {
  const [status, setStatus] = useState<string | null>(null)
  return (
    <FilterSelect label="Status" anyLabel="Any" options={OPTIONS} value={status} onChange={setStatus} />
  )
}`,
      },
    },
  },
}

export const Set: Story = { args: { value: 'live' } }

export const Open: Story = {
  tags: ['!autodocs'],
  args: { value: 'live' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Live')
  },
}

export const ChosenByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('pa{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('paused')
  },
}

export const AltArrowKeys: Story = {
  tags: ['!autodocs'],
  args: { value: 'live' },
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('combobox')
    control.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Live')
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onChange).toHaveBeenCalledWith('review')
    await expect(control).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Searchable: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Live in',
    anyLabel: 'Any country',
    options: countries,
    searchable: true,
    searchLabel: 'Find a country',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Live in Any country' }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
}

/** Closing the list discards the text. */
export const SearchDropped: Story = {
  tags: ['!autodocs'],
  args: { label: 'Live in', anyLabel: 'Any country', options: countries, searchable: true },
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Live in Any country' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('ire{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NothingMatches: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Live in',
    anyLabel: 'Any country',
    options: countries,
    searchable: true,
    searchLabel: 'Find a country',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('Atlantis')
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongAndRightToLeft: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Imprint',
    value: 'long',
    options: [
      { value: 'long', label: 'The Harbour & Vale Library of Translated Fiction and Poetry' },
      { value: 'ar', label: 'دار النشر للأدب العربي' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('The Harbour & Vale Library')
  },
}
