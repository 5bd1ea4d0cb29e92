import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { foldText } from '#domain/foldText.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { COMBOBOX_USAGE, COUNTRIES } from './testing/comboboxSamples.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

function Controlled(props: ComboboxProps<string>) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 320 }}>
      <Combobox
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

const meta: Meta<typeof Combobox<string>> = {
  title: 'Components/Inputs/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  args: { label: 'Country', options: COUNTRIES, value: null, onChange: fn(), placeholder: 'Find a country' },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: `For one value from a list that is too long to scan: a title, an account, a country. For up to about ten values use Select, for a toolbar filter FilterSelect, to search the rows below SearchField. Free text is not accepted.

**ARIA pattern: [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/)** (editable, list autocomplete with manual selection)

- Typing opens the list with the matches and makes none active. Space, Home, End, Left and Right edit the text and clear the active option.
- Down opens it at the selected option or the first, Up at the selected or the last, Alt+Down at none. Then Up and Down move and wrap around, Page Down and Page Up move by ten.
- Enter and Alt+Up select the active option, which has aria-selected; the check mark shows the current value. Enter also selects an option that is typed in full. The focus stays in the field (aria-activedescendant).
- Escape closes the list and keeps the text; a second Escape clears it; after that, Escape is left to the page.
- Leaving the field with text that matches no option keeps the text, clears the value and shows \`invalidText\`; leaving it empty clears the value.
- The buttons inside are for pointers and not tab stops. The number of matches, "no matches" and "loading" are announced.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Combobox<string>>

export const Empty: Story = {
  parameters: { docs: { source: { code: COMBOBOX_USAGE } } },
}

export const Chosen: Story = { args: { value: 'CA', hint: 'Where the ad is shown' } }

export const Open: Story = {
  tags: ['!autodocs'],
  args: { value: 'CA' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('Canada')
  },
}

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('united{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('US')
    await expect(canvas.getByRole('combobox')).toHaveValue('United States')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

/** Typing makes no option active: Down moves to the first, Up to the last; typing again clears the active option. */
export const TypingActivatesNothing: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'united')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('United States')
    await userEvent.keyboard(' ')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('United Kingdom')
  },
}

/** The active option has aria-selected, whichever has the check mark. */
export const ActiveIsSelected: Story = {
  tags: ['!autodocs'],
  args: { value: 'CA' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Côte d’Ivoire')
    await userEvent.keyboard('{Home}')
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Australia')
  },
}

/** Alt+Down opens with no active option; Alt+Up selects the active one and closes. */
export const AltArrowKeys: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await expect(args.onChange).toHaveBeenCalledWith('AU')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** The first Escape closes the list, the second clears the text or the chosen value. */
export const EscapeTwice: Story = {
  tags: ['!autodocs'],
  args: { value: 'CA' },
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('ire{ArrowDown}{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('ire')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}

/** Leaving with text that matches no option keeps the text, clears the value and shows an error. */
export const LeftWithoutChoosing: Story = {
  tags: ['!autodocs'],
  args: { value: 'CA', invalidText: 'Choose a country' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Atlantis')
    await userEvent.tab()
    await expect(field).toHaveValue('Atlantis')
    await expect(args.onChange).toHaveBeenCalledWith(null)
    await expect(field).toHaveAccessibleDescription('Choose a country')
  },
}

export const NothingMatches: Story = {
  tags: ['!autodocs'],
  args: { emptyText: 'No country of that name' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    // The list fades in.
    await waitFor(() => expect(canvas.getByText('No country of that name')).toBeVisible())
  },
}

/** Responds after a delay, like a server. */
function FromServer(props: ComboboxProps<string>) {
  const [text, setText] = useState('')
  const [response, setResponse] = useState({ text: '', options: COUNTRIES.slice(0, 5) })
  useEffect(() => {
    const timer = setTimeout(
      () => setResponse({ text, options: COUNTRIES.filter(({ label }) => foldText(label).includes(foldText(text))) }),
      400,
    )
    return () => clearTimeout(timer)
  }, [text])
  return <Controlled {...props} options={response.options} loading={response.text !== text} onSearch={setText} />
}

export const Loading: Story = {
  tags: ['!autodocs'],
  args: { loading: true, onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ire')
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible())
  },
}

export const ServerSearch: Story = {
  tags: ['!autodocs'],
  render: (args) => <FromServer {...args} />,
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'new')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('NZ')
  },
}

/** Lists the first 200 options and how to find the rest. */
export const ManyOptions: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Title',
    placeholder: 'Find a title',
    options: Array.from({ length: 3000 }, (_, index) => ({ value: `${index}`, label: `Title ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByText('First 200 of 3,000. Type to narrow the list.')).toBeInTheDocument()
  },
}

export const WithError: Story = { args: { errors: ['Country is a required field'], required: true } }

export const Disabled: Story = { args: { disabled: true, value: 'CA' } }

export const LabelHidden: Story = { args: { hideLabel: true } }

export const LongAndRightToLeft: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Imprint',
    value: 'long',
    placeholder: 'Find an imprint',
    options: [
      { value: 'long', label: 'The Harbour & Vale Library of Translated Fiction and Poetry' },
      { value: 'ar', label: 'دار النشر للأدب العربي' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('The Harbour & Vale Library')
  },
}

export const Mobile: Story = { ...Open, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }

export const Light: Story = { ...Open, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
