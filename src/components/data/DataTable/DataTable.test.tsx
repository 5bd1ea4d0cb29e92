import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BELOW_LARGE_SCREEN } from '#components/lib/useMediaQuery.ts'
import { DataTable } from './DataTable.tsx'
import { ExampleTable, exampleColumns, exampleRows } from './testing/ExampleTable.tsx'
import { useRowOrder } from './useRowOrder.ts'

// jsdom doesn't implement scrollIntoView.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The rendered rows, without header and totals. */
const bodyRows = () => Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-at]'))
const names = () => bodyRows().map((row) => row.cells[0]?.textContent)
const header = (name: RegExp) => screen.getByRole('button', { name })
const sortOf = (name: RegExp) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

function TableWithoutTotals() {
  const order = useRowOrder({ rows: TWELVE_ROWS, values: {}, sort: [] })
  return (
    <DataTable
      caption="Example rows"
      noun={{ one: 'row', many: 'rows' }}
      rows={TWELVE_ROWS}
      rowId={({ id }) => id}
      order={order}
      columns={exampleColumns}
      sort={[]}
      onSort={vi.fn()}
      renderSelectionBar={() => <p>2 selected</p>}
    />
  )
}
const TWELVE_ROWS = exampleRows(12)

describe('DataTable', () => {
  it('exposes rows, positions and totals to assistive technology', () => {
    render(<ExampleTable />)
    const table = screen.getByRole('table', { name: 'Example rows' })
    expect(table.getAttribute('aria-rowcount')).toBe('14')
    expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index + 2)),
    )
    const totals = within(table).getByRole('row', { name: /^Total, 12 rows/ })
    expect(totals.getAttribute('aria-rowindex')).toBe('14')
    expect(
      within(totals)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['', '23,879', '1,194,550', '2.00%'])
  })

  it('has the selection bar in a row of its own, above the totals if there are any', () => {
    const rowCount = () => screen.getByRole('table').getAttribute('aria-rowcount')
    const footRows = () =>
      Array.from(document.querySelectorAll<HTMLTableRowElement>('tfoot tr'), (row) => [
        row.cells[0]?.textContent,
        row.cells[0]?.colSpan,
        row.getAttribute('aria-rowindex'),
      ])
    render(<ExampleTable renderSelectionBar={() => <p>2 selected</p>} />)
    expect(footRows()).toEqual([
      ['2 selected', 5, '14'],
      ['Total, 12 rows', 1, '15'],
    ])
    expect(rowCount()).toBe('15')
    cleanup()
    render(<TableWithoutTotals />)
    expect(footRows()).toEqual([['2 selected', 5, '14']])
    expect(rowCount()).toBe('14')
  })

  it('renders few of many rows, with gaps as high as the rest', () => {
    render(<ExampleTable rows={exampleRows(10_000)} />)
    const rendered = bodyRows().length
    expect(rendered).toBeLessThan(40)
    const gaps = Array.from(document.querySelectorAll<HTMLElement>('tr.gap')).map((gap) => parseInt(gap.style.height))
    expect(gaps.reduce((sum, height) => sum + height, 0)).toBe((10_000 - rendered) * 44)
  })

  it('spans all visible columns with each gap, so that rows are as wide as the header', () => {
    const gapWidths = () =>
      Array.from(document.querySelectorAll<HTMLTableRowElement>('tr.gap'), (gap) => gap.cells[0]?.colSpan)
    render(<ExampleTable rows={exampleRows(10_000)} />)
    expect(gapWidths()).toEqual([5])
    cleanup()
    // The country column is hidden at this width.
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === BELOW_LARGE_SCREEN,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(<ExampleTable rows={exampleRows(10_000)} />)
    expect(gapWidths()).toEqual([4])
    vi.unstubAllGlobals()
  })

  it('gives a column room for its total, so that no figure is cut', () => {
    const rows = exampleRows(2).map((row) => ({ ...row, clicks: 1_234_567_890 }))
    render(<ExampleTable rows={rows} />)
    const widthOf = (name: RegExp) => parseFloat(screen.getByRole('columnheader', { name }).style.width)
    const given = exampleColumns.find(({ key }) => key === 'clicks')?.width ?? 0
    // '2,469,135,780', with the padding of 24.
    expect(widthOf(/^Clicks/)).toBe(10 * 8.5 + 3 * 4 + 24)
    expect(widthOf(/^Clicks/)).toBeGreaterThan(given)
  })

  it('shows null as a dash and mutes zeros', () => {
    render(<ExampleTable />)
    const cells = Array.from(bodyRows()[6]?.cells ?? [])
    expect(cells.map((cell) => cell.textContent)).toEqual(['Row 7', 'France', '–', '–', '–'])
    expect(cells[2]?.className).toContain('mute')
    expect(bodyRows()[9]?.cells[2]).toHaveProperty('textContent', '0')
    expect(bodyRows()[9]?.cells[2]?.className).toContain('mute')
  })

  describe('sorting', () => {
    it('sorts numbers descending on the first press, ascending on the second, nulls always last', async () => {
      render(<ExampleTable />)
      await userEvent.click(header(/Clicks/))
      expect(sortOf(/Clicks/)).toBe('descending')
      expect(names()).toEqual([
        'Row 6',
        'Row 11',
        'Row 4',
        'Row 9',
        'Row 2',
        'Row 12',
        'Row 5',
        'Row 3',
        'Row 8',
        'Row 1',
        'Row 10',
        'Row 7',
      ])
      await userEvent.click(header(/Clicks/))
      expect(sortOf(/Clicks/)).toBe('ascending')
      expect(names().slice(0, 2)).toEqual(['Row 10', 'Row 1'])
      expect(names().at(-1)).toBe('Row 7')
    })

    it('adds sort keys with Shift and announces their positions', async () => {
      const user = userEvent.setup()
      render(<ExampleTable />)
      await user.click(header(/Country/))
      await user.keyboard('{Shift>}')
      await user.click(header(/Clicks/))
      await user.keyboard('{/Shift}')
      expect(screen.getByRole('button', { name: /Clicks\s*sort key 2/ })).toBeDefined()
      expect(sortOf(/Country/)).toBe('ascending')
      expect(sortOf(/Clicks/)).toBeNull()
      expect(bodyRows().map((row) => row.cells[1]?.textContent)).toEqual([
        'France',
        'France',
        'France',
        'Ireland',
        'Ireland',
        'Ireland',
        'Österreich',
        'Österreich',
        'Spain',
        'Spain',
        '–',
        '–',
      ])
      expect(names().slice(0, 3)).toEqual(['Row 2', 'Row 12', 'Row 7'])
      expect(screen.getByRole('status').textContent).toBe('12 rows, sorted by Country, ascending')
    })
  })

  it('announces loading progress', () => {
    render(<ExampleTable loading={{ loaded: 12, total: 3000 }} />)
    expect(screen.getByRole('status').textContent).toBe('12 rows, first 12 of 3,000 while loading')
  })

  it('announces the rows of a part as so many so far', () => {
    render(<ExampleTable isPartial />)
    expect(screen.getByRole('status').textContent).toBe('12 rows so far')
  })

  it('sums filtered rows only', () => {
    render(<ExampleTable filter={({ country }) => country === 'Ireland'} />)
    expect(screen.getByRole('row', { name: /^Total, 3 rows/ }).textContent).toContain('8,788')
  })

  it('selects all filtered rows, and is indeterminate when only some are selected', async () => {
    const onSelect = vi.fn()
    render(
      <ExampleTable
        filter={({ id }) => id > 9}
        selection={{ selected: new Set([1, 10]), onSelectionChange: onSelect, nameOf: ({ name }) => name }}
      />,
    )
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' })
    expect(all.indeterminate).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Row 10' }).checked).toBe(true)
    await userEvent.click(all)
    expect(onSelect).toHaveBeenLastCalledWith(new Set([1, 10, 11, 12]))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Row 10' }))
    expect(onSelect).toHaveBeenLastCalledWith(new Set([1]))
  })

  it('reports the blocks of rows in sight after a delay, and only when they have changed', () => {
    vi.useFakeTimers()
    const onBlocks = vi.fn()
    const rows = exampleRows(150)
    const { rerender } = render(<ExampleTable rows={rows} onVisibleBlocksChange={onBlocks} />)
    expect(onBlocks).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(onBlocks).toHaveBeenCalledExactlyOnceWith([rows.slice(0, 64)])
    rerender(<ExampleTable rows={rows} onVisibleBlocksChange={onBlocks} loading={{ loaded: 150, total: 900 }} />)
    vi.advanceTimersByTime(200)
    expect(onBlocks).toHaveBeenCalledTimes(1)
    rerender(<ExampleTable rows={rows.slice(0, 2)} onVisibleBlocksChange={onBlocks} />)
    vi.advanceTimersByTime(200)
    expect(onBlocks).toHaveBeenLastCalledWith([rows.slice(0, 2)])
  })

  it('renders cards below 768px, with labelled figures and explicit roles', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(<ExampleTable columns={exampleColumns} />)
    const row = bodyRows()[0]
    expect(row?.getAttribute('role')).toBe('row')
    expect(Array.from(row?.cells ?? []).map((cell) => cell.dataset.label)).toEqual([
      undefined,
      undefined,
      'Clicks',
      'Impr.',
      'CTR',
    ])
    vi.unstubAllGlobals()
  })
})
