import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SEARCH_KEYS } from '#components/lib/testing/keys.ts'
import { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx'

const COUNTRIES = [
  { value: 'AU', label: 'Australia', hint: 'AU' },
  { value: 'CA', label: 'Canada', hint: 'CA' },
  { value: 'CI', label: 'Côte d’Ivoire', hint: 'CI' },
  { value: 'IE', label: 'Ireland', hint: 'IE' },
  { value: 'GB', label: 'United Kingdom', hint: 'GB' },
  { value: 'US', label: 'United States', hint: 'US' },
]

function Controlled(props: SearchSelectProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320 }}>
      <SearchSelect
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange(next)
          setValue(next)
        }}
      />
    </div>
  )
}

const meta: Meta<typeof SearchSelect<string>> = {
  title: 'Components/Inputs/SearchSelect',
  component: SearchSelect,
  tags: ['autodocs'],
  args: { label: 'Country', placeholder: 'Choose a country', options: COUNTRIES, value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: SEARCH_KEYS,
      description: {
        component: `A field of a form for one value from a list that is too long to scan: a title, an account, a country. For up to about ten values use Select, for a toolbar filter FilterSelect, to search the rows below SearchField.

**ARIA pattern: [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/)** (editable, list autocomplete with automatic selection) in a non-modal dialog

- The focus returns to the button.
- "No matches", and that the list is cut, are announced.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof SearchSelect<string>>

export const Empty: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { SearchSelect } from '#components/inputs/SearchSelect/SearchSelect.tsx'

const COUNTRIES = [
  { value: 'AU', label: 'Australia', hint: 'AU' },
  { value: 'CA', label: 'Canada', hint: 'CA' },
  { value: 'GB', label: 'United Kingdom', hint: 'GB' },
]

export function CountryField() {
  const [country, setCountry] = useState<string | null>(null)
  return (
    <SearchSelect
      label="Country"
      placeholder="Choose a country"
      options={COUNTRIES}
      value={country}
      onChange={setCountry}
    />
  )
}`,
      },
    },
  },
}

export const Chosen: Story = { args: { value: 'CA' } }

export const Open: Story = {
  tags: ['!autodocs'],
  args: { value: 'CA' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Country Canada' }))
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('Canada')
  },
}

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('combobox', { name: 'Find: Country' })).toHaveFocus()
    await userEvent.keyboard('united{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('US')
    await expect(canvas.getByRole('button', { name: 'Country United States' })).toHaveFocus()
  },
}

/** The label above opens the list as well. */
export const ByLabel: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Country'))
    await expect(await canvas.findByRole('listbox', { name: 'Country' })).toBeInTheDocument()
  },
}

/** Without its own search, options are found by part of their label. With `find`, others can be offered. */
export const OwnSearch: Story = {
  tags: ['!autodocs'],
  args: { find: (text) => (text === '' ? COUNTRIES : [{ value: text, label: `Country “${text}”` }]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('xk')
    await userEvent.click(await canvas.findByRole('option', { name: 'Country “xk”' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('xk')
    await expect(canvas.getByRole('button', { name: 'Country xk' })).toHaveFocus()
  },
}

/** Lists the first 300 options and how to find the rest. */
export const ManyOptions: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Title',
    placeholder: 'Choose a title',
    options: Array.from({ length: 3000 }, (_, index) => ({ value: `${index}`, label: `Title ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('First 300 of 3,000. Type to narrow the list.')).toBeInTheDocument()
    await userEvent.keyboard('title 2999')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
  },
}

export const Disabled: Story = { args: { disabled: true, value: 'CA' } }

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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('The Harbour & Vale Library')
  },
}

export const Mobile: Story = { ...Open, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }

export const Light: Story = { ...Open, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
