import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LoginScene } from './LoginScene.tsx'
import { LOWER_ROW, placeBooks, UPPER_ROWS } from './loginSceneBooks.ts'

afterEach(cleanup)

describe('books in the scene', () => {
  it.each([...UPPER_ROWS, LOWER_ROW])('stand side by side from edition $first', (row) => {
    const books = placeBooks(row)
    expect(books).toHaveLength(row.sizes.length)
    for (const [index, book] of books.entries()) {
      expect(book.y + book.height).toBe(row.shelfY)
      const next = books[index + 1]
      if (next !== undefined) expect(next.x - (book.x + book.width)).toBe(1.5)
    }
  })

  it('leave a gap for the lit book and reach the edges', () => {
    const [left = [], right = []] = UPPER_ROWS.map(placeBooks)
    expect(left.at(0)?.x).toBeLessThanOrEqual(0)
    expect(left.at(-1)?.x).toBeLessThan(318)
    expect(right.at(0)?.x).toBeGreaterThanOrEqual(318 + 168)
    expect((right.at(-1)?.x ?? 0) + (right.at(-1)?.width ?? 0)).toBeGreaterThanOrEqual(800)
  })
})

describe('the scene', () => {
  it('is decorative and can appear twice on a page', () => {
    const { container } = render(
      <>
        <LoginScene />
        <LoginScene />
      </>,
    )
    for (const scene of container.querySelectorAll('svg:not(svg svg)'))
      expect(scene.getAttribute('aria-hidden')).toBe('true')
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
    expect(ids.length).toBe(8)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
