import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RowLinks } from './BodyRow.tsx'
import { ExampleTable, exampleRows, type ExampleRow } from './ExampleTable.tsx'

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
      <ExampleTable onOpen={onOpen} selection={{ selected: new Set([2]), onSelect, nameOf: ({ name }) => name }} />,
    )
    act(() => bodyRows()[0]?.focus())
    await user.keyboard('{Enter} ')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(new Set([2, 1]))
  })
})
