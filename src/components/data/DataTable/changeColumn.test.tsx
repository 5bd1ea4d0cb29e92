import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { changeColumn, shownChange } from './changeColumn.tsx'
import { ExampleTable, exampleColumns, exampleRows, type ExampleRow } from './ExampleTable.tsx'

afterEach(cleanup)

const EARLIER = [200, 4000, 0, 9000, null, 0]
const rows = exampleRows(7).map((row) => ({
  ...row,
  clicks: row.id === 4 ? 0 : row.clicks,
  earlier: EARLIER[row.id - 1] ?? null,
}))
const change = changeColumn<ExampleRow>({
  key: 'change',
  label: 'Change',
  now: ({ clicks }) => clicks,
  earlier: (row) => rows.find(({ id }) => id === row.id)?.earlier ?? null,
})
const shown = () =>
  Array.from(document.querySelectorAll('tbody tr[data-at]'), (row) => row.lastElementChild?.textContent)

describe('shownChange', () => {
  it.each([
    [0, 12, 'gone'],
    [0, 0, 0],
    [3, 0, 'new'],
    [null, 12, null],
    [6, 12, -0.5],
  ] as const)('from %s, earlier %s, is %s', (now, earlier, expected) => {
    expect(shownChange(now, earlier)).toBe(expected)
  })
})

describe('a column of changes', () => {
  it('is told row by row, and for the sums of all', () => {
    render(<ExampleTable rows={rows} columns={[...exampleColumns.slice(0, 1), change]} />)
    expect(shown()).toEqual(['down 99.5%', 'down 27.0%', 'new', 'gone', '–', 'new', '–'])
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toMatch(/up|down/)
  })

  it('sorts new above every rise, nothing to compare last', async () => {
    render(<ExampleTable rows={rows} columns={[...exampleColumns.slice(0, 1), change]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(shown()).toEqual(['new', 'new', 'down 27.0%', 'down 99.5%', 'gone', '–', '–'])
  })
})
