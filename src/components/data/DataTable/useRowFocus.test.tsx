import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RowLinks } from './BodyRow.tsx'
import { ExampleTable, exampleRows, type ExampleRow } from './testing/ExampleTable.tsx'

// jsdom has no layout, and so nothing to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const links: RowLinks<ExampleRow> = {
  href: ({ id }) => (id === 3 ? null : `#row-${id}`),
  render: ({ to, ...rest }) => <a href={to} {...rest} />,
}

const bodyRows = () => Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-at]'))

describe('the rows of a DataTable, by keyboard', () => {
  const focusedRow = () => document.activeElement?.closest('tr')?.dataset.at

  it('has one tab stop for all rows, moved by arrows, Home and End', async () => {
    const user = userEvent.setup()
    render(<ExampleTable rows={exampleRows(500)} links={links} />)
    expect(document.querySelectorAll('tbody [tabindex="0"]').length).toBe(1)
    while (focusedRow() === undefined) await user.tab()
    expect(document.activeElement?.textContent).toBe('Row 1')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    // Row 3 is no link: the row itself has the focus.
    expect(document.activeElement?.tagName).toBe('TR')
    expect(focusedRow()).toBe('2')
    await user.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Row 500')
    await user.keyboard('{PageUp}')
    expect(Number(focusedRow())).toBeLessThan(499)
    await user.keyboard('{Home}{ArrowUp}')
    expect(focusedRow()).toBe('0')
    expect(document.querySelectorAll('tbody [tabindex="0"]').length).toBe(1)
  })

  it('opens a row without a link with Enter, and selects with Space', async () => {
    const user = userEvent.setup()
    const onOpen = vi.fn()
    const onSelect = vi.fn()
    render(
      <ExampleTable
        onOpen={onOpen}
        selection={{ selected: new Set([2]), onSelectionChange: onSelect, nameOf: ({ name }) => name }}
      />,
    )
    act(() => bodyRows()[0]?.focus())
    await user.keyboard('{Enter} ')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(new Set([2, 1]))
  })

  describe('that has the focus', () => {
    const rows = exampleRows(500)
    const tabStops = () => Array.from(document.querySelectorAll('tbody [tabindex="0"]'))
    const focusSecond = () => {
      const row = bodyRows()[1]
      act(() => row?.focus())
      return row
    }

    it('keeps the focus when rows are inserted before it, far outside the rendered rows', async () => {
      const { rerender } = render(<ExampleTable rows={rows.slice(400)} />)
      const row = focusSecond()
      rerender(<ExampleTable rows={rows} />)
      expect(document.activeElement).toBe(row)
      expect(row?.cells[0]?.textContent).toBe('Row 402')
      expect(focusedRow()).toBe('401')
      expect(tabStops()).toEqual([row])
      await userEvent.keyboard('{ArrowDown}')
      expect(focusedRow()).toBe('402')
      expect(document.activeElement?.textContent).toContain('Row 403')
    })

    it('keeps the focus when rows are sorted', async () => {
      const { rerender } = render(<ExampleTable rows={rows} links={links} />)
      act(() => bodyRows()[1]?.querySelector('a')?.focus())
      const link = document.activeElement
      rerender(<ExampleTable rows={rows.toReversed()} links={links} />)
      expect(document.activeElement).toBe(link)
      expect(link?.textContent).toBe('Row 2')
      expect(focusedRow()).toBe('498')
      expect(tabStops()).toEqual([link])
      await userEvent.keyboard('{ArrowUp}')
      expect(focusedRow()).toBe('497')
    })

    it('moves the tab stop to the next row when its row is filtered out', () => {
      const { rerender } = render(<ExampleTable rows={rows} />)
      focusSecond()
      rerender(<ExampleTable rows={rows.filter(({ id }) => id !== 2)} />)
      expect(tabStops()).toEqual([bodyRows()[1]])
      rerender(<ExampleTable rows={rows.slice(499)} />)
      expect(bodyRows().map((row) => row.cells[0]?.textContent)).toEqual(['Row 500'])
      expect(tabStops()).toEqual([bodyRows()[0]])
    })

    it('searches for the row only when its position has changed, not on every render', () => {
      const rowId = vi.fn(({ id }: ExampleRow) => id)
      const table = (loaded: number, tableRows = rows) => (
        <ExampleTable rows={tableRows} rowId={rowId} loading={{ loaded, total: 900 }} />
      )
      const { rerender } = render(table(1))
      focusSecond()
      const idCalls = (element: ReturnType<typeof table>) => {
        rowId.mockClear()
        rerender(element)
        return rowId.mock.calls.length
      }
      expect(idCalls(table(2))).toBeLessThan(100)
      const reversed = rows.toReversed()
      expect(idCalls(table(3, reversed))).toBeLessThan(700)
      expect(idCalls(table(4, reversed))).toBeLessThan(100)
      expect(idCalls(table(5, reversed.slice(0, 400)))).toBeLessThan(600)
      expect(idCalls(table(6, reversed.slice(0, 400)))).toBeLessThan(100)
    })
  })
})
