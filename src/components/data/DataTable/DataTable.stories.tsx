import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps, type CSSProperties } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { TABLE_KEYS } from '#components/lib/testing/keys.ts'
import { DataTable } from './DataTable.tsx'
import { DATA_TABLE_USAGE } from './testing/dataTableUsage.ts'
import { ExampleTable, links, exampleRows, LONG_NAMES, wideColumns } from './testing/ExampleTable.tsx'
import { scrollsSideways } from './testing/scrollsSideways.ts'
import type { RowId } from './selectionTypes.ts'

const meta: Meta<typeof ExampleTable> = {
  title: 'Components/Data/DataTable',
  // Documents the props of DataTable; ExampleTable adds rows and a sort.
  component: DataTable as unknown as typeof ExampleTable,
  tags: ['autodocs'],
  render: (args) => <ExampleTable {...args} />,
  // A story has no top bar to stick below.
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
      keys: TABLE_KEYS,
      story: { inline: false, height: '480px' },
      description: {
        component: `For lists to sort, compare and total: titles, ads, users, results. It takes any number of rows and renders only the visible ones. useRowOrder sorts and filters them. For a few pairs without sorting use a plain table or list; for images, tiles. Expandable rows and grouped headers have their own pages.

**ARIA pattern: [sortable table](https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/), native table**

- Each sortable header is a button. aria-sort and a status line give the order of the first key.
- All rows share one tab stop.
- Shift-clicking a check box selects a range. The number of selected rows is announced. Sorting and filtering don’t change the selection.
- The caption names the table; the number of rows and the loading progress are announced.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof ExampleTable>

const firstRowName = (element: HTMLElement) => element.querySelector('tbody tr[data-at="0"] td')?.textContent

export const Default: Story = {
  args: { links, sort: [{ key: 'clicks', descending: true }] },
  parameters: DATA_TABLE_USAGE,
}

export const SortedByHead: Story = {
  tags: ['!autodocs'],
  args: { links },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks' }))
    await expect(firstRowName(canvasElement)).toBe('Row 6')
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks' }))
    await expect(firstRowName(canvasElement)).toBe('Row 10')
  },
}

/** Shift adds a sort key; each header then shows its position. */
export const SortedByTwo: Story = {
  tags: ['!autodocs'],
  args: { links, sort: [{ key: 'country', descending: false }] },
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

/** Arrow keys, Home, End, PageUp and PageDown move between rows; Tab leaves the table. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
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
  return (
    <ExampleTable
      {...args}
      links={links}
      selection={{ selected, onSelectionChange: onSelect, nameOf: ({ name }) => name }}
    />
  )
}

export const Selection: Story = {
  tags: ['!autodocs'],
  render: Selecting,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Row 1' }))
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Select Row 12' })).toBeChecked()
  },
}

/** Space selects the focused row, Shift+Space a range; the selection survives sorting. */
export const SelectionByKeyboard: Story = {
  tags: ['!autodocs'],
  render: Selecting,
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Row 4' }).focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(canvas.getByText('4 rows selected')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select Row 5' })).toBeChecked()
    await expect(canvas.getByText('4 rows selected')).toBeInTheDocument()
  },
}

/** Shift-clicking selects a range. */
export const SelectionOfRange: Story = {
  tags: ['!autodocs'],
  render: Selecting,
  parameters: NO_SNAPSHOT,
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
  tags: ['!autodocs'],
  render: Selecting,
  args: { cardHeadHeight: 44 },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Row 1' })
    const { width = 0, height = 0 } = box.parentElement?.getBoundingClientRect() ?? {}
    const isPhone = matchesMediaQuery(SMALL_SCREEN)
    await expect(Math.min(width, height) >= 44).toBe(isPhone)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(canvas.getByText('12 rows selected')).toBeInTheDocument()
    if (!isPhone) return
    // The background of a selected card has no gaps between its cells.
    const card = box.closest('tr')
    await expect(card && getComputedStyle(card).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await expect(Array.from(card?.cells ?? [], (cell) => getComputedStyle(cell).backgroundColor)).toEqual(
      Array.from(card?.cells ?? [], () => 'rgba(0, 0, 0, 0)'),
    )
  },
}

/**
 * The columns don't fit, so the table scrolls sideways with a sticky first column. Up and down only the page scrolls, and
 * copies of head and totals stick to the window's edges: a press sorts, Tab goes to the real ones.
 */
export const ManyColumns: Story = {
  args: { links, rows: exampleRows(200), columns: wideColumns, totalLabel: (rows) => `Total, ${rows} rows` },
  play: scrollsSideways,
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

export const LongText: Story = {
  args: {
    links,
    rows: exampleRows(4).map((row, index) => ({
      ...row,
      name: LONG_NAMES[index] ?? '',
      country: LONG_NAMES[3 - index] ?? null,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Cards: Story = {
  args: { links, rows: exampleRows(500), cardHeadHeight: 20 },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^Row 1 / })
    await expect(within(row).getAllByRole('cell')).toHaveLength(matchesMediaQuery(SMALL_SCREEN) ? 4 : 5)
  },
}

export const Light: Story = {
  args: { links, sort: [{ key: 'clicks', descending: true }] },
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
}
