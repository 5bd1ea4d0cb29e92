import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps, type CSSProperties } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { RowLinks } from './BodyRow.tsx'
import { changeColumn } from './changeColumn.tsx'
import type { Column } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { ExampleTable, exampleColumns, exampleRows, type ExampleRow } from './ExampleTable.tsx'
import type { RowId } from './useSelection.tsx'

const meta: Meta<typeof ExampleTable> = {
  title: 'Components/Data/DataTable',
  // Documented by its own props; ExampleTable gives it rows and a sort.
  component: DataTable as unknown as typeof ExampleTable,
  tags: ['autodocs'],
  render: (args) => <ExampleTable {...args} />,
  // Nothing covers the upper edge of a story, as the bars of the app do.
  decorators: [
    (Story) => (
      <div style={{ '--sticky-top': '0px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `For lists that are sorted, compared and added up: titles, ads, users, results. Rows are given in any number; only those on the screen are drawn. useRowOrder sorts and filters them. For a handful of pairs without sorting use a plain table or list; for pictures that are looked at, tiles. Rows that open and grouped heads have pages of their own; changeColumn makes a column of changes.

**APG [sortable table](https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/), native table**

- Each sortable head is a button: Enter and Space sort by it, again turns the order, with Shift it is added as a further key. aria-sort tells the order of the leading key, and so does a status line.
- Tab reaches the rows as one stop; Down and Up, Page Down and Page Up, Home and End move between them, Enter opens the row.
- Where rows can be selected, Space selects one, with Shift all from the one before, as a press with Shift on a check box does. How many are selected is told; what a sort moves or a filter hides stays selected.
- The caption names it; how many rows there are, and that more are being read, is told.`,
      },
      story: { inline: false, height: '480px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof ExampleTable>

const links: RowLinks<ExampleRow> = {
  href: ({ id }) => `#row-${id}`,
  render: ({ to, ...rest }) => <a href={to} {...rest} />,
}
const firstName = (element: HTMLElement) => element.querySelector('tbody tr[data-at="0"] td')?.textContent

export const Default: Story = { args: { links } }

export const SortedByHead: Story = {
  args: { links },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks' }))
    await expect(firstName(canvasElement)).toBe('Row 6')
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks' }))
    await expect(firstName(canvasElement)).toBe('Row 10')
  },
}

/** Shift adds a key; each head then shows its place. */
export const SortedByTwo: Story = {
  args: { links, sort: [{ key: 'country', falling: false }] },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('button', { name: 'Impressions' }))
    await user.keyboard('{/Shift}')
    await expect(await canvas.findByRole('button', { name: /^Impressions.*sort key 2$/ })).toBeVisible()
  },
}

export const TenThousandRows: Story = {
  args: { links, rows: exampleRows(10_000), totalLabel: (rows) => `Total, ${rows.toLocaleString('en-GB')} rows` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(60)
    canvas.getByRole('link', { name: 'Row 1' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Row 10000' })).toHaveFocus())
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(60)
  },
}

/** Arrows, Home, End, PageUp and PageDown move; Tab goes on to what follows. */
export const ByKeyboard: Story = {
  args: { links },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Row 1' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(canvas.getByRole('link', { name: 'Row 2' })).toHaveFocus()
  },
}

export const LoadingPartial: Story = {
  args: {
    rows: exampleRows(1024),
    loading: { loaded: 1024, total: 3000 },
    totalLabel: (rows) => `Total so far, ${rows} rows`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,024 rows, first 1,024 of 3,000 while loading')
  },
}

function Selecting(args: ComponentProps<typeof ExampleTable>) {
  const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set([2]))
  return <ExampleTable {...args} links={links} selection={{ selected, onSelect, nameOf: ({ name }) => name }} />
}

export const Selection: Story = {
  render: Selecting,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Row 1' }))
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Select Row 12' })).toBeChecked()
  },
}

/** Space chooses the focused row, with Shift all from the last one on; what a sort moves stays chosen. */
export const SelectionByKeyboard: Story = {
  render: Selecting,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Row 4' }).focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(canvas.getByText('4 rows selected')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select Row 5' })).toBeChecked()
    await expect(canvas.getByText('4 rows selected')).toBeInTheDocument()
  },
}

/** A press with Shift takes all rows from the last one on. */
export const SelectionOfRange: Story = {
  render: Selecting,
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: 'Select Row 5' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select Row 9' }))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('6 rows selected')).toBeInTheDocument()
    await expect(window.getSelection()?.isCollapsed).toBe(true)
  },
}

export const SelectionInCards: Story = {
  render: Selecting,
  args: { cardHead: 44 },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Row 1' })
    const { width = 0, height = 0 } = box.parentElement?.getBoundingClientRect() ?? {}
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getByText('Select all rows'))
    await expect(canvas.getByText('12 rows selected')).toBeInTheDocument()
    // The colour of a chosen card has no holes where it has no cell.
    const card = box.closest('tr')
    await expect(card && getComputedStyle(card).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await expect(Array.from(card?.cells ?? [], (cell) => getComputedStyle(cell).backgroundColor)).toEqual(
      Array.from(card?.cells ?? [], () => 'rgba(0, 0, 0, 0)'),
    )
  },
}

const compared = changeColumn<ExampleRow>({
  key: 'change',
  label: 'Change',
  now: ({ clicks, id }) => (id === 4 ? 0 : clicks),
  earlier: ({ id }) => [900, 2500, 0, 3100, 1677][id % 5] ?? null,
})

/** How clicks have changed: an arrow and one decimal, 'new' from nothing, 'gone' to nothing. */
export const Changes: Story = {
  args: { links, columns: [...exampleColumns.slice(0, 3), compared] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(canvasElement.querySelector('tbody tr[data-at="0"] td:last-child')).toHaveTextContent('new')
  },
}

const many: Column<ExampleRow>[] = [
  ...exampleColumns,
  ...Array.from({ length: 10 }, (_, at): Column<ExampleRow> => ({
    key: `clicks${at}`,
    label: `Clicks, week ${at + 1}`,
    type: 'int',
    width: 150,
    value: ({ clicks }) => clicks && clicks * (at + 1),
    total: 'sum',
  })),
]

/** Columns that do not fit: the table scrolls in a box of its own, its first column stays. */
export const ManyColumns: Story = {
  args: { links, rows: exampleRows(200), columns: many },
  play: async ({ canvasElement }) => {
    const box = () => canvasElement.querySelector<HTMLElement>('[data-scroll="box"]')
    await waitFor(() => expect(box()).not.toBeNull())
    box()?.scrollTo({ left: 600, top: 900 })
    const cell = () => canvasElement.querySelector('tbody tr:not(.gap) td')
    await waitFor(() => expect(cell()?.getBoundingClientRect().left).toBe(box()?.getBoundingClientRect().left))
    await expect(box()?.scrollLeft).toBeGreaterThan(0)
  },
}

export const OnPanel: Story = {
  args: { surface: 'panel' },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
  ],
}

const LONG = [
  'The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner: Who Lived Eight and Twenty Years, All Alone in an Un-inhabited Island',
  'ألف ليلة وليلة، حكايات من الشرق',
  '👩🏽‍🚀 Zażółć gęślą jaźń 文學改良芻議',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
]

export const LongText: Story = {
  args: {
    links,
    rows: exampleRows(4).map((row, at) => ({ ...row, name: LONG[at] ?? '', country: LONG[3 - at] ?? null })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Cards: Story = {
  args: { links, rows: exampleRows(500), cardHead: 20 },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^Row 1 / })
    await expect(within(row).getAllByRole('cell')).toHaveLength(4)
  },
}

export const Light: Story = { args: { links, sort: [{ key: 'clicks', falling: true }] }, globals: { theme: 'light' } }
