import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { tellCutText } from './tellCutText.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Every cell of 100px holds so many. */
function show(needed: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(needed)
  render(
    <table onMouseOver={tellCutText}>
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
const titleOf = (text: string) => {
  const cell = screen.getByText(text)
  fireEvent.mouseOver(cell)
  return cell.closest('td, th')?.getAttribute('title')
}

it('tells whatever is cut in a row or in the totals, figures and marks too', () => {
  show(140)
  expect(['A long name', '1,234,567,890', 'in review for long', '9,876,543,210'].map(titleOf)).toEqual([
    'A long name',
    '1,234,567,890',
    'in review for long',
    '9,876,543,210',
  ])
  expect(titleOf('Title')).toBeNull()
  fireEvent.mouseOver(screen.getByRole('img'))
  expect(screen.getByRole('img').closest('td')?.hasAttribute('title')).toBe(false)
})

it('says nothing of what is seen whole, nor goes on saying it', () => {
  show(100)
  screen.getByText('1,234,567,890').title = '1,234,567,890'
  expect(titleOf('1,234,567,890')).toBeNull()
})
