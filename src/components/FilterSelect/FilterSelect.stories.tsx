import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
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

function Held(props: FilterSelectProps<string>) {
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
  title: 'Components/FilterSelect',
  component: FilterSelect,
  tags: ['autodocs'],
  args: { label: 'Status', anyLabel: 'Any', options: statuses, value: null, onChange: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `For one filter of a toolbar: one value or any. With more than about ten values make it searchable. For two or three values that are all worth seeing use SegmentedControl, for actions Menu.

**APG [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/)**, select-only, or with search editable with list autocomplete

- Without search: Enter, Space, Down, Up, Home, End and typed letters open it; the same keys move, Enter, Space and Tab choose, Escape closes.
- With search: the button opens it at its field. Letters narrow, Down and Up move, Home and End are the text's, Enter chooses, Escape and Tab close.
- The focus stays on the button or in the field, the option is told by aria-activedescendant; that nothing fits is told.`,
      },
      story: { inline: false, height: '340px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof FilterSelect<string>>

export const NotSet: Story = {}

export const Set: Story = { args: { value: 'live' } }

export const Open: Story = {
  args: { value: 'live' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Live')
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('pa{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('paused')
  },
}

export const Searchable: Story = {
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
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const NothingMatches: Story = {
  args: {
    label: 'Live in',
    anyLabel: 'Any country',
    options: countries,
    searchable: true,
    searchLabel: 'Find a country',
    emptyText: 'No country of that name',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('Atlantis')
    await expect(canvas.getByRole('status')).toHaveTextContent('No country of that name')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongAndRightToLeft: Story = {
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
