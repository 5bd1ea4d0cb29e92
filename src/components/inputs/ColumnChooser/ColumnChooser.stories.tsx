import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import type { ColumnChooserProps } from './ColumnChooser.tsx'

const columns = [
  'Status',
  'Live countries',
  'Ads live / all',
  'Clicks',
  'Impressions',
  'Conversions',
  'CTR',
  'Conversion rate',
  'Trend',
  'Imprint',
  'Published',
].map((label) => ({ key: label, label }))
const defaultKeys = columns
  .map(({ key }) => key)
  .filter((key) => !['Conversion rate', 'Imprint', 'Published'].includes(key))

function Controlled(props: ColumnChooserProps) {
  const [visibleKeys, setVisibleKeys] = useState(props.visibleKeys)
  return (
    <ColumnChooser
      {...props}
      visibleKeys={visibleKeys}
      onChange={(keys) => {
        props.onChange(keys)
        setVisibleKeys(keys)
      }}
      onReset={() => setVisibleKeys(defaultKeys)}
    />
  )
}

const meta: Meta<typeof ColumnChooser> = {
  title: 'Components/Inputs/ColumnChooser',
  component: ColumnChooser,
  tags: ['autodocs'],
  args: { columns, visibleKeys: defaultKeys, onChange: fn(), onReset: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: {
        'Space, Enter on the button': 'Open it',
        Space: 'Shows or hides a column',
        Escape: 'Closes it and returns the focus to its button',
      },
      description: {
        component: `For tables with more columns than most users need. Leave out columns that can't be hidden, such as the name.

**ARIA pattern: [dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)** (non-modal), containing checkboxes`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof ColumnChooser>

export const Closed: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { ColumnChooser } from '#components/inputs/ColumnChooser/ColumnChooser.tsx'

const COLUMNS = [
  { key: 'status', label: 'Status' },
  { key: 'clicks', label: 'Clicks' },
  { key: 'imprint', label: 'Imprint' },
]
const DEFAULT_KEYS = ['status', 'clicks']

export function TitleColumns() {
  const [visibleKeys, setVisibleKeys] = useState<readonly string[]>(DEFAULT_KEYS)
  return (
    <ColumnChooser
      columns={COLUMNS}
      visibleKeys={visibleKeys}
      onChange={setVisibleKeys}
      onReset={() => setVisibleKeys(DEFAULT_KEYS)}
    />
  )
}`,
      },
    },
  },
}

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Conversion rate' }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.arrayContaining(['Conversion rate']))
    await expect(canvas.getByRole('status')).toHaveTextContent('9 of 11')
  },
}

export const Reset: Story = {
  tags: ['!autodocs'],
  args: { visibleKeys: ['Clicks'] },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 11')
  },
}

/** Columns move up and down; the pressed button keeps the focus. */
export const Reorderable: Story = {
  tags: ['!autodocs'],
  args: { reorderable: true, visibleKeys: ['Clicks', 'CTR', 'Conversions'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Move CTR up' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['CTR', 'Clicks', 'Conversions'])
    await expect(canvas.getByRole('button', { name: 'Move CTR up' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Trend' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['CTR', 'Clicks', 'Conversions', 'Trend'])
  },
}
