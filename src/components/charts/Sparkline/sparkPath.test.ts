import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sparkPath } from './sparkPath.ts'

const WIDTH = 92
const HEIGHT = 26

describe('sparkPath', () => {
  it('spans the box, with the most at the top and the least at the bottom', () => {
    expect(sparkPath([20, 30, 25], WIDTH, HEIGHT)).toEqual({ line: 'M2,23L45,4L88,13.5', end: { x: 88, y: 13.5 } })
  })

  it('breaks at gaps and draws an isolated value as a dot', () => {
    const { line } = sparkPath([4, 4, null, 2, null, 4, 0], WIDTH, HEIGHT)
    expect(line.match(/M/g)).toHaveLength(3)
    expect(line).toContain('M45,13.5Z')
  })

  it('ends at the last known value', () => {
    expect(sparkPath([1, 2, null], WIDTH, HEIGHT).end).toEqual({ x: 45, y: 4 })
  })

  it.each([
    ['no values', []],
    ['only gaps', [null, null]],
    ['no finite numbers', [NaN, Infinity]],
  ])('draws nothing for %s', (_, values) => {
    expect(sparkPath(values, WIDTH, HEIGHT)).toEqual({ line: '', end: null })
  })

  it('is a flat line in the middle if all values are equal', () => {
    expect(sparkPath([7, 7], WIDTH, HEIGHT).line).toBe('M2,13.5L88,13.5')
  })

  it('stays inside the box for any values', () => {
    const arbitraryValue = fc.oneof(fc.double(), fc.integer(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(arbitraryValue, { maxLength: 60 }), (values) => {
        const { line } = sparkPath(values, WIDTH, HEIGHT)
        expect(line).toMatch(/^[MLZ\d.,]*$/)
        for (const [, x, y] of line.matchAll(/([\d.]+),([\d.]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(WIDTH)
          expect(Number(y)).toBeLessThanOrEqual(HEIGHT)
        }
      }),
    )
  })

  it('draws every known value once', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat()), { maxLength: 60 }), (values) => {
        const points = sparkPath(values, WIDTH, HEIGHT).line.match(/[ML]/g) ?? []
        expect(points).toHaveLength(values.filter((value) => value !== null).length)
      }),
    )
  })
})
