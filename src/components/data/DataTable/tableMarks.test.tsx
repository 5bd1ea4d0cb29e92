import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ExampleTable, exampleRows } from './testing/ExampleTable.tsx'

afterEach(cleanup)

const bodyRows = () => Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-at]'))

it('gives each count that rows are sorted by its share of the largest, but not a ratio', () => {
  const shares = () => bodyRows().map((row) => Array.from(row.cells, (cell) => cell.style.getPropertyValue('--share')))
  const [largest, half, none] = [4, 2, null].map((clicks, id) => ({
    id,
    name: 'Row',
    country: null,
    clicks,
    impressions: 8,
  }))
  const rows = [half, none, largest].filter((row) => row !== undefined)
  render(<ExampleTable rows={rows} sort={[{ key: 'clicks', descending: true }]} />)
  expect(shares().map((row) => row.filter(Boolean))).toEqual([['1.000'], ['0.500'], ['0.000']])
  cleanup()
  render(<ExampleTable rows={rows} sort={[{ key: 'ctr', descending: true }]} />)
  expect(shares().flat().filter(Boolean)).toEqual([])
})

it('marks that rows are selected, so that all check boxes show', () => {
  const table = (ids: number[]) => {
    const selection = { selected: new Set(ids), onSelectionChange: vi.fn(), nameOf: () => 'Row' }
    return <ExampleTable rows={exampleRows(12)} selection={selection} />
  }
  const { rerender } = render(table([]))
  const mark = () => document.querySelector<HTMLElement>('.data-table')?.dataset.selection
  expect(mark()).toBe('none')
  rerender(table([3]))
  expect(mark()).toBe('some')
})
