import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SEARCH_KEYS } from '#components/lib/testing/keys.ts'
import { RegionPicker, type RegionPickerProps } from './RegionPicker.tsx'

const COUNTRIES = [
  { id: 'AU', name: 'Australia' },
  { id: 'CA', name: 'Canada' },
  { id: 'IE', name: 'Ireland' },
  { id: 'NZ', name: 'New Zealand' },
  { id: 'GB', name: 'United Kingdom' },
  { id: 'US', name: 'United States' },
]

function Controlled(props: RegionPickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <RegionPicker
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta: Meta<typeof RegionPicker> = {
  title: 'Components/Inputs/RegionPicker',
  component: RegionPicker,
  tags: ['autodocs'],
  args: { countries: COUNTRIES, value: null, onChange: fn(), onOpen: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: SEARCH_KEYS,
      description: {
        component: `For the region of the whole dashboard, in the top bar of the main layout. To filter one list use FilterSelect.

**ARIA pattern: [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/)** (editable, list autocomplete) in a non-modal dialog`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof RegionPicker>

// spec 2.35
export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { RegionPicker } from '#components/inputs/RegionPicker/RegionPicker.tsx'

const COUNTRIES = [
  { id: 'CA', name: 'Canada' },
  { id: 'GB', name: 'United Kingdom' },
  { id: 'US', name: 'United States' },
]

export function Region() {
  const [country, setCountry] = useState<string | null>(null)
  return <RegionPicker countries={COUNTRIES} value={country} onChange={setCountry} />
}`,
      },
    },
  },
}
export const OneCountry: Story = { args: { value: 'IE' } }
/** While the list is loading or has failed to load, the country code replaces the name. */
export const NoList: Story = { args: { countries: [], value: 'IE' } }
export const Mobile: Story = {
  args: { value: 'CA' },
  globals: { viewport: { value: 'w390' } },
}
export const Light: Story = { args: { value: 'CA' }, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
export const LongText: Story = {
  args: { countries: [{ id: 'GS', name: 'South Georgia and the South Sandwich Islands' }], value: 'GS' },
}
export const RightToLeft: Story = { args: { countries: [{ id: 'AE', name: 'الإمارات العربية المتحدة' }], value: 'AE' } }

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ canvas, args, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Country: All countries' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('combobox', { name: 'Find a country' })).toHaveFocus()
    await userEvent.keyboard('united{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('US')
    await expect(within(canvasElement).getByRole('button', { name: 'Country: United States' })).toHaveFocus()
  },
}
