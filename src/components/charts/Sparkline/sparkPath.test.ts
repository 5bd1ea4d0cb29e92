import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sparkPath } from './sparkPath.ts'

const W = 92
const H = 26

/** A lone value stands over nothing that could be filled. */
const isWide = (run: string) => new Set(run.match(/[\d.]+(?=,)/g)).size > 1

describe('sparkPath', () => {
  it('runs from edge to edge, the largest value at the top, 0 at the base', () => {
    expect(sparkPath([0, 10, 5], W, H)).toEqual({
      line: 'M2,23L45,4L88,13.5',
      area: 'M2,23L45,4L88,13.5L88,25L45,25L2,25Z',
      end: { x: 88, y: 13.5 },
    })
  })

  it('breaks line and area at a gap and dots a lone value', () => {
    const { line, area } = sparkPath([4, 4, null, 2, null, 4, 4], W, H)
    expect(line.match(/M/g)).toHaveLength(3)
    expect(line).toContain('M45,13.5Z')
    expect(area.split('Z').filter(isWide)).toHaveLength(2)
  })

  it('ends at the last known value', () => {
    expect(sparkPath([1, 2, null], W, H).end).toEqual({ x: 45, y: 4 })
  })

  it.each([
    ['no values', []],
    ['only gaps', [null, null]],
    ['nothing that is a number', [NaN, Infinity]],
  ])('draws nothing for %s', (_, values) => {
    expect(sparkPath(values, W, H)).toEqual({ line: '', area: '', end: null })
  })

  it('lies flat on the base when all is 0', () => {
    expect(sparkPath([0, 0], W, H).line).toBe('M2,23L88,23')
  })

  it('never leaves its box, whatever the values', () => {
    const value = fc.oneof(fc.double(), fc.integer(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), (values) => {
        const { line, area } = sparkPath(values, W, H)
        expect(line + area).toMatch(/^[MLZ\d.,]*$/)
        for (const [, x, y] of (line + area).matchAll(/([\d.]+),([\d.]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(W)
          expect(Number(y)).toBeLessThanOrEqual(H)
        }
      }),
    )
  })

  it('draws every known value once', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat()), { maxLength: 60 }), (values) => {
        const points = sparkPath(values, W, H).line.match(/[ML]/g) ?? []
        expect(points).toHaveLength(values.filter((value) => value !== null).length)
      }),
    )
  })
})
