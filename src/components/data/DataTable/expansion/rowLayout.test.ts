import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gapHeight, seenSpan } from '../windowRange.ts'
import { rowLayout, type OpenContent } from './rowLayout.ts'

const ROW = 10
const table = fc.integer({ min: 1, max: 60 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    contents: fc
      .uniqueArray(fc.record({ at: fc.nat(count - 1), height: fc.integer({ min: 1, max: 95 }) }), {
        selector: ({ at }) => at,
        maxLength: 8,
      })
      .map((contents) => contents.sort((a, b) => a.at - b.at)),
  }),
)

/** Where each row starts and ends, its content counted in, one after the other. */
function edges(count: number, contents: readonly OpenContent[]): { top: number; bottom: number }[] {
  let top = 0
  return Array.from({ length: count }, (_, at) => {
    const bottom = top + ROW + (contents.find((content) => content.at === at)?.height ?? 0)
    const edge = { top, bottom }
    top = bottom
    return edge
  })
}

describe('rowLayout', () => {
  it('finds every row that touches the window, its content counted in', () => {
    fc.assert(
      fc.property(
        table,
        fc.integer({ min: -200, max: 1500 }),
        fc.integer({ min: 1, max: 300 }),
        ({ count, contents }, offset, height) => {
          const { first, end } = rowLayout(contents).seenSpan(offset, height, ROW, count)
          const touching = edges(count, contents).flatMap(({ top, bottom }, at) =>
            bottom > offset && top < offset + height ? [at] : [],
          )
          expect(Array.from({ length: end - first }, (_, step) => first + step)).toEqual(touching)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('gives a gap the height of the rows and contents that it stands for', () => {
    fc.assert(
      fc.property(table, fc.nat(60), fc.nat(60), ({ count, contents }, one, other) => {
        const [first, end] = [Math.min(one, other, count), Math.min(Math.max(one, other), count)]
        const height = edges(count, contents)
          .slice(first, end)
          .reduce((sum, { top, bottom }) => sum + bottom - top, 0)
        expect(rowLayout(contents).gapHeight({ first, end }, ROW)).toBe(height)
      }),
    )
  })

  it('counts the contents above a row, not its own', () => {
    const { contentsAbove } = rowLayout([
      { at: 2, height: 50 },
      { at: 5, height: 9 },
    ])
    expect([0, 2, 3, 5, 6].map(contentsAbove)).toEqual([0, 0, 1, 1, 2])
  })

  it('is the plain one while nothing is open', () => {
    const plain = rowLayout([])
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 5000 }),
        fc.integer({ min: 1, max: 900 }),
        fc.nat(300),
        (offset, height, count) => {
          expect(plain.seenSpan(offset, height, ROW, count)).toEqual(seenSpan(offset, height, ROW, count))
          expect(plain.gapHeight({ first: 0, end: count }, ROW)).toBe(gapHeight({ first: 0, end: count }, ROW))
        },
      ),
    )
  })
})
