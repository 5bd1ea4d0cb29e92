import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampSpan, containsSpan, OVERSCAN, getVisibleSpan, rowSlices, expandSpan } from './windowRange.ts'

describe('getVisibleSpan', () => {
  it.each([
    ['at the top', 0, 100, { first: 0, end: 10 }],
    ['with a head of 50px above the rows', -50, 100, { first: 0, end: 5 }],
    ['in the middle of two rows', 25, 100, { first: 2, end: 13 }],
    ['at the end', 950, 100, { first: 95, end: 100 }],
    ['far below', 5000, 100, { first: 100, end: 100 }],
    ['far above', -5000, 100, { first: 0, end: 0 }],
  ])('finds the visible rows %s', (_, offset, height, span) => {
    expect(getVisibleSpan(offset, height, 10, 100)).toEqual(span)
  })

  it('includes every row that overlaps the window', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 50_000 }),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(2000),
        (offset, height, rowHeight, count) => {
          const { first, end } = getVisibleSpan(offset, height, rowHeight, count)
          for (let row = 0; row < count; row++) {
            const overlaps = (row + 1) * rowHeight > offset && row * rowHeight < offset + height
            expect(overlaps).toBe(row >= first && row < end)
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('expandSpan, containsSpan, clampSpan', () => {
  it('expands within the table', () => {
    expect(expandSpan({ first: 3, end: 10 }, OVERSCAN, 12)).toEqual({ first: 0, end: 12 })
  })

  it('treats an empty span as contained', () => {
    expect(containsSpan({ first: 0, end: 5 }, { first: 9, end: 9 })).toBe(true)
    expect(containsSpan({ first: 0, end: 5 }, { first: 4, end: 6 })).toBe(false)
  })

  it('clamps a span to a shorter table', () => {
    expect(clampSpan({ first: 40, end: 60 }, 50)).toEqual({ first: 40, end: 50 })
    expect(clampSpan({ first: 40, end: 60 }, 3)).toEqual({ first: 3, end: 3 })
  })
})

describe('rowSlices', () => {
  it('keeps every row at its offset and renders the pinned row', () => {
    const spans = fc.tuple(fc.nat(300), fc.nat(300), fc.nat(40), fc.option(fc.nat(400)))
    fc.assert(
      fc.property(spans, ([count, from, length, pinned]) => {
        const span = clampSpan({ first: from, end: from + length }, count)
        let top = 0
        const rendered: number[] = []
        for (const slice of rowSlices(span, pinned, count)) {
          if (slice.kind === 'row') {
            expect(slice.position).toBe(top)
            rendered.push(slice.position)
          }
          if (slice.kind === 'gap') expect(slice.first).toBe(top)
          top += slice.kind === 'row' ? 1 : slice.end - slice.first
        }
        expect(top).toBe(count)
        const expected = new Set(Array.from({ length: span.end - span.first }, (_, index) => span.first + index))
        if (pinned !== null && pinned < count) expected.add(pinned)
        expect(rendered).toEqual([...expected].sort((a, b) => a - b))
      }),
    )
  })
})
