import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { foldText } from '#domain/foldText.ts'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const COUNTRIES = [
  ['AU', 'Australia'],
  ['AT', 'Austria'],
  ['BR', 'Brazil'],
  ['CA', 'Canada'],
  ['CI', 'Côte d’Ivoire'],
  ['DK', 'Denmark'],
  ['FR', 'France'],
  ['DE', 'Germany'],
  ['IN', 'India'],
  ['IE', 'Ireland'],
  ['JP', 'Japan'],
  ['MX', 'Mexico'],
  ['NL', 'Netherlands'],
  ['NZ', 'New Zealand'],
  ['PL', 'Poland'],
  ['GB', 'United Kingdom'],
  ['US', 'United States'],
].map(([value = '', label = '']) => ({ value, label, hint: value }))

function Held(props: ComboboxProps<string>) {
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
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `For one value of a list that is too long to look through: a title, an account, a country. With up to about ten use Select; for a filter of a toolbar FilterSelect; for a search of rows that stand below SearchField. A text that is on no list is no value.

**APG [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/), editable, with list autocomplete**

- Typing opens the list with what fits and activates nothing; blanks, Home, End, Left and Right are the text's and go back to it.
- Down opens it at the chosen option or the first, Up at the chosen or the last, Alt+Down at none; then they move round the ends, Page Down and Page Up by ten.
- Enter and Alt+Up take the active option, which is the selected one for a reader; the check mark stands at the chosen one. Enter takes an option as well that is typed in full. The focus stays in the field all the time (aria-activedescendant).
- Escape closes and keeps the text; pressed again it clears; then it is the page's.
- Left with a text that is no option, the text stays, there is no value and \`invalidText\` says what is wanted; left empty, it clears.
- The buttons inside are for pointers and no tab stops. How many fit, that nothing does, and that options are on their way is told.`,
      },
      story: { inline: false, height: '420px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof Combobox<string>>

export const Empty: Story = {}

export const Chosen: Story = { args: { value: 'CA', hint: 'Where the ad is shown' } }

export const Open: Story = {
  args: { value: 'CA' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('Canada')
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('united{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('US')
    await expect(canvas.getByRole('combobox')).toHaveValue('United States')
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

/** Typing alone activates nothing: Down goes to the first, Up to the last; a character returns to the text. */
export const TypingActivatesNothing: Story = {
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

/** The active option is the selected one for a reader, wherever the check mark stands. */
export const ActiveIsSelected: Story = {
  args: { value: 'CA' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Côte d’Ivoire')
    await userEvent.keyboard('{Home}')
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
  },
}

/** Alt+Down opens at no option, Alt+Up takes the active one and closes. */
export const ByAlt: Story = {
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

/** Escape closes first, and the text stays; then it clears. */
export const EscapeTwice: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'ire{ArrowDown}{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('ire')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}

/** Left with a text that is no option: it stays, there is no value, and the field says what is wanted. */
export const LeftWithoutChoosing: Story = {
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

export const NothingFits: Story = {
  args: { emptyText: 'No country of that name' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    await expect(await canvas.findByText('No country of that name')).toBeVisible()
  },
}

/** Answers after a moment, as a server would. */
function FromServer(props: ComboboxProps<string>) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState({ text: '', options: COUNTRIES.slice(0, 5) })
  useEffect(() => {
    const timer = setTimeout(
      () => setAnswer({ text, options: COUNTRIES.filter(({ label }) => foldText(label).includes(foldText(text))) }),
      400,
    )
    return () => clearTimeout(timer)
  }, [text])
  return <Held {...props} options={answer.options} loading={answer.text !== text} onSearch={setText} />
}

export const Loading: Story = {
  args: { loading: true, onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ire')
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible())
  },
}

export const FoundByServer: Story = {
  render: (args) => <FromServer {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'new')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('NZ')
  },
}

/** More than anybody scrolls through: the first of them, and how to get at the rest. */
export const VeryMany: Story = {
  args: {
    label: 'Title',
    placeholder: 'Find a title',
    options: Array.from({ length: 3000 }, (_, at) => ({ value: `${at}`, label: `Title ${at + 1}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByText('The first 200 of 3,000. Type to narrow.')).toBeInTheDocument()
  },
}

export const WithError: Story = { args: { errors: ['Country is a required field'], required: true } }

export const Disabled: Story = { args: { disabled: true, value: 'CA' } }

export const LabelElsewhere: Story = { args: { hideLabel: true } }

export const LongAndRightToLeft: Story = {
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

export const Mobile: Story = {
  args: { value: 'IE' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
}

export const Light: Story = {
  args: { value: 'IE' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
}
