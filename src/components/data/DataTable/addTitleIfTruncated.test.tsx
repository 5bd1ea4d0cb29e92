import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { addTitleIfTruncated } from './DataTable.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Renders a table of 100px wide cells with content of the given width. */
function renderTable(contentWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth)
  render(
    <table onMouseOver={addTitleIfTruncated}>
      <thead>
        <tr>
          <th>Title</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="text">A long name</td>
          <td className="num">1,234,567,890</td>
          <td>
            <span>in review for long</span>
          </td>
          <td>
            <svg role="img" />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th>Total</th>
          <td>9,876,543,210</td>
        </tr>
      </tfoot>
    </table>,
  )
}
const titleAfterHover = (text: string) => {
  const cell = screen.getByText(text)
  fireEvent.mouseOver(cell)
  return cell.closest('td, th')?.getAttribute('title')
}

it('adds a title to truncated cells in rows and totals, not in the header', () => {
  renderTable(140)
  expect(['A long name', '1,234,567,890', 'in review for long', '9,876,543,210'].map(titleAfterHover)).toEqual([
    'A long name',
    '1,234,567,890',
    'in review for long',
    '9,876,543,210',
  ])
  expect(titleAfterHover('Title')).toBeNull()
  fireEvent.mouseOver(screen.getByRole('img'))
  expect(screen.getByRole('img').closest('td')?.hasAttribute('title')).toBe(false)
})

it('removes the title of a cell that is no longer truncated', () => {
  renderTable(100)
  screen.getByText('1,234,567,890').title = '1,234,567,890'
  expect(titleAfterHover('1,234,567,890')).toBeNull()
})
