import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sparkPath } from './sparkPath.ts'

const WIDTH = 92
const HEIGHT = 26

/** Whether an area has a width; that of an isolated value has none. */
const isWide = (subpath: string) => new Set(subpath.match(/[\d.]+(?=,)/g)).size > 1

describe('sparkPath', () => {
  it('spans the box, with the maximum at the top and 0 at the bottom', () => {
    expect(sparkPath([0, 10, 5], WIDTH, HEIGHT)).toEqual({
      line: 'M2,23L45,4L88,13.5',
      area: 'M2,23L45,4L88,13.5L88,25L45,25L2,25Z',
      end: { x: 88, y: 13.5 },
    })
  })

  it('breaks line and area at gaps and draws an isolated value as a dot', () => {
    const { line, area } = sparkPath([4, 4, null, 2, null, 4, 4], WIDTH, HEIGHT)
    expect(line.match(/M/g)).toHaveLength(3)
    expect(line).toContain('M45,13.5Z')
    expect(area.split('Z').filter(isWide)).toHaveLength(2)
  })

  it('ends at the last known value', () => {
    expect(sparkPath([1, 2, null], WIDTH, HEIGHT).end).toEqual({ x: 45, y: 4 })
  })

  it.each([
    ['no values', []],
    ['only gaps', [null, null]],
    ['no finite numbers', [NaN, Infinity]],
  ])('draws nothing for %s', (_, values) => {
    expect(sparkPath(values, WIDTH, HEIGHT)).toEqual({ line: '', area: '', end: null })
  })

  it('is a flat line at the bottom if all values are 0', () => {
    expect(sparkPath([0, 0], WIDTH, HEIGHT).line).toBe('M2,23L88,23')
  })

  it('stays inside the box for any values', () => {
    const arbitraryValue = fc.oneof(fc.double(), fc.integer(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(arbitraryValue, { maxLength: 60 }), (values) => {
        const { line, area } = sparkPath(values, WIDTH, HEIGHT)
        expect(line + area).toMatch(/^[MLZ\d.,]*$/)
        for (const [, x, y] of (line + area).matchAll(/([\d.]+),([\d.]+)/g)) {
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
