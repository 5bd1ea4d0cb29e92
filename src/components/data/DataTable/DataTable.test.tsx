import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BELOW_LARGE } from '#components/lib/useMedia.ts'
import { ExampleTable, exampleColumns, exampleRows } from './ExampleTable.tsx'

// jsdom has no layout, and so nothing to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The rows that are drawn, head and totals left out. */
const bodyRows = () => Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-at]'))
const names = () => bodyRows().map((row) => row.cells[0]?.textContent)
const head = (name: RegExp) => screen.getByRole('button', { name })
const sortOf = (name: RegExp) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

describe('DataTable', () => {
  it('tells rows, places and totals to assistive technology', () => {
    render(<ExampleTable />)
    const table = screen.getByRole('table', { name: 'Example rows' })
    expect(table.getAttribute('aria-rowcount')).toBe('14')
    expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(
      Array.from({ length: 12 }, (_, at) => String(at + 2)),
    )
    const totals = within(table).getByRole('row', { name: /^Total, 12 rows/ })
    expect(totals.getAttribute('aria-rowindex')).toBe('14')
    expect(
      within(totals)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['', '23,879', '1,194,550', '2.00%'])
  })

  it('draws few of many rows, with gaps as high as the rest', () => {
    render(<ExampleTable rows={exampleRows(10_000)} />)
    const drawn = bodyRows().length
    expect(drawn).toBeLessThan(40)
    const gaps = Array.from(document.querySelectorAll<HTMLElement>('tr.gap')).map((gap) => parseInt(gap.style.height))
    expect(gaps.reduce((sum, height) => sum + height, 0)).toBe((10_000 - drawn) * 44)
  })

  it('spans all visible columns with each gap, so that every row is as wide as the head', () => {
    const gapWidths = () =>
      Array.from(document.querySelectorAll<HTMLTableRowElement>('tr.gap'), (gap) => gap.cells[0]?.colSpan)
    render(<ExampleTable rows={exampleRows(10_000)} />)
    expect(gapWidths()).toEqual([5])
    cleanup()
    // The country is hidden there.
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === BELOW_LARGE,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(<ExampleTable rows={exampleRows(10_000)} />)
    expect(gapWidths()).toEqual([4])
    vi.unstubAllGlobals()
  })

  it('writes dashes for nothing and mutes zeros', () => {
    render(<ExampleTable />)
    const cells = Array.from(bodyRows()[6]?.cells ?? [])
    expect(cells.map((cell) => cell.textContent)).toEqual(['Row 7', 'France', '–', '–', '–'])
    expect(cells[2]?.className).toContain('mute')
    expect(bodyRows()[9]?.cells[2]).toHaveProperty('textContent', '0')
    expect(bodyRows()[9]?.cells[2]?.className).toContain('mute')
  })

  describe('sorts', () => {
    it('by a press, figures falling first, then rising; nothing comes last in both', async () => {
      render(<ExampleTable />)
      await userEvent.click(head(/Clicks/))
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
      await userEvent.click(head(/Clicks/))
      expect(sortOf(/Clicks/)).toBe('ascending')
      expect(names().slice(0, 2)).toEqual(['Row 10', 'Row 1'])
      expect(names().at(-1)).toBe('Row 7')
    })

    it('by further keys with shift, and says each one’s place', async () => {
      const user = userEvent.setup()
      render(<ExampleTable />)
      await user.click(head(/Country/))
      await user.keyboard('{Shift>}')
      await user.click(head(/Clicks/))
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
      expect(screen.getByRole('status').textContent).toBe('12 rows, sorted by Country, rising')
    })
  })

  it('tells how much of a list is here while the rest is read', () => {
    render(<ExampleTable loading={{ loaded: 12, total: 3000 }} />)
    expect(screen.getByRole('status').textContent).toBe('12 rows, first 12 of 3,000 while loading')
  })

  it('adds up the rows of the filter only', () => {
    render(<ExampleTable keep={({ country }) => country === 'Ireland'} />)
    expect(screen.getByRole('row', { name: /^Total, 3 rows/ }).textContent).toContain('8,788')
  })

  it('selects all rows of the filter, and shows when only some are', async () => {
    const onSelect = vi.fn()
    render(
      <ExampleTable
        keep={({ id }) => id > 9}
        selection={{ selected: new Set([1, 10]), onSelect, nameOf: ({ name }) => name }}
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

  it('tells the visible rows after a rest, and only when they changed', () => {
    vi.useFakeTimers()
    const onVisibleRows = vi.fn()
    const rows = exampleRows(4)
    const { rerender } = render(<ExampleTable rows={rows} onVisibleRows={onVisibleRows} />)
    expect(onVisibleRows).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(onVisibleRows).toHaveBeenCalledExactlyOnceWith(rows)
    rerender(<ExampleTable rows={rows} onVisibleRows={onVisibleRows} loading={{ loaded: 4, total: 9 }} />)
    vi.advanceTimersByTime(200)
    expect(onVisibleRows).toHaveBeenCalledTimes(1)
    rerender(<ExampleTable rows={rows.slice(0, 2)} onVisibleRows={onVisibleRows} />)
    vi.advanceTimersByTime(200)
    expect(onVisibleRows).toHaveBeenLastCalledWith(rows.slice(0, 2))
  })

  it('draws cards below 768px: labelled figures, roles said aloud', () => {
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
