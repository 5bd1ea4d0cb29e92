import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getGapHeight, getVisibleSpan } from '../windowRange.ts'
import { rowLayout, type ExpandedContent } from './rowLayout.ts'

const ROW = 10
const table = fc.integer({ min: 1, max: 60 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    contents: fc
      .uniqueArray(fc.record({ position: fc.nat(count - 1), height: fc.integer({ min: 1, max: 95 }) }), {
        selector: ({ position }) => position,
        maxLength: 8,
      })
      .map((contents) => contents.sort((a, b) => a.position - b.position)),
  }),
)

/** The top and bottom of each row including its content. */
function edges(count: number, contents: readonly ExpandedContent[]): { top: number; bottom: number }[] {
  let top = 0
  return Array.from({ length: count }, (_, position) => {
    const bottom = top + ROW + (contents.find((content) => content.position === position)?.height ?? 0)
    const edge = { top, bottom }
    top = bottom
    return edge
  })
}

describe('rowLayout', () => {
  it('finds every row that overlaps the window, including by its content', () => {
    fc.assert(
      fc.property(
        table,
        fc.integer({ min: -200, max: 1500 }),
        fc.integer({ min: 1, max: 300 }),
        ({ count, contents }, offset, height) => {
          const { first, end } = rowLayout(contents).getVisibleSpan(offset, height, ROW, count)
          const overlapping = edges(count, contents).flatMap(({ top, bottom }, position) =>
            bottom > offset && top < offset + height ? [position] : [],
          )
          expect(Array.from({ length: end - first }, (_, step) => first + step)).toEqual(overlapping)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('makes a gap as high as the rows and content it replaces', () => {
    fc.assert(
      fc.property(table, fc.nat(60), fc.nat(60), ({ count, contents }, one, other) => {
        const [first, end] = [Math.min(one, other, count), Math.min(Math.max(one, other), count)]
        const height = edges(count, contents)
          .slice(first, end)
          .reduce((sum, { top, bottom }) => sum + bottom - top, 0)
        expect(rowLayout(contents).getGapHeight({ first, end }, ROW)).toBe(height)
      }),
    )
  })

  it('counts the content rows above a row, without its own', () => {
    const { contentCountAbove } = rowLayout([
      { position: 2, height: 50 },
      { position: 5, height: 9 },
    ])
    expect([0, 2, 3, 5, 6].map(contentCountAbove)).toEqual([0, 0, 1, 1, 2])
  })

  it('matches the fixed-height layout if nothing is expanded', () => {
    const layout = rowLayout([])
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 5000 }),
        fc.integer({ min: 1, max: 900 }),
        fc.nat(300),
        (offset, height, count) => {
          expect(layout.getVisibleSpan(offset, height, ROW, count)).toEqual(getVisibleSpan(offset, height, ROW, count))
          expect(layout.getGapHeight({ first: 0, end: count }, ROW)).toBe(getGapHeight({ first: 0, end: count }, ROW))
        },
      ),
    )
  })
})
