import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ExampleTable, exampleRows } from './testing/ExampleTable.tsx'

const dispatch = (event: string) => act(() => void window.dispatchEvent(new Event(event)))
const rowCount = () => document.querySelectorAll('tbody tr[data-at]').length

afterEach(() => {
  dispatch('afterprint')
  cleanup()
})

it('prints the first 2,000 rows and says so, and the total of all', () => {
  render(<ExampleTable rows={exampleRows(2001)} />)
  const before = rowCount()
  expect(before).toBeLessThan(40)
  dispatch('beforeprint')
  expect(rowCount()).toBe(2000)
  expect(
    screen.getByText('First 2,000 of 2,001 rows; the total covers all. Export the CSV for the rest.'),
  ).toBeDefined()
  expect(document.querySelector('tfoot')?.textContent).toMatch(/^Total, 2001 rows/)
  dispatch('afterprint')
  expect(rowCount()).toBe(before)
  expect(screen.queryByText(/^First 2,000/)).toBeNull()
})
