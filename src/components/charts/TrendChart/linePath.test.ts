import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaUnder, linePath, nearestIndex, toX } from './linePath.ts'

const AREA = { left: 50, right: 250, top: 10, bottom: 110 }

describe('positions', () => {
  it('span the plot area; a single day is centred', () => {
    expect([toX(0, 5, AREA), toX(4, 5, AREA), toX(0, 1, AREA)]).toEqual([50, 250, 150])
  })

  it('are inverted by nearestIndex', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1095 }),
        fc.nat(1094),
        fc.integer({ min: -5, max: 5 }),
        (count, index, offset) => {
          const day = Math.min(index, count - 1)
          const halfway = count < 2 ? Infinity : 200 / (count - 1) / 2
          if (Math.abs(offset) * 0.05 < halfway)
            expect(nearestIndex(toX(day, count, AREA) + offset * 0.05, count, AREA)).toBe(day)
        },
      ),
    )
    expect(nearestIndex(-1000, 10, AREA)).toBe(0)
    expect(nearestIndex(1000, 10, AREA)).toBe(9)
  })
})

const scaleOf = (count: number) => ({ count, max: 100, area: AREA })

describe('linePath', () => {
  it('breaks at unknown values and separates isolated days', () => {
    expect(linePath([0, 50, null, 100, null], scaleOf(5))).toEqual({ line: 'M50,110L100,60', isolated: 'M200,10Z' })
    expect(linePath([null, null], scaleOf(2))).toEqual({ line: '', isolated: '' })
    expect(linePath([50], scaleOf(1))).toEqual({ line: '', isolated: 'M150,60Z' })
  })

  it('can draw part of the line', () => {
    expect(linePath([0, 50, 100], scaleOf(3), 1)).toEqual({ line: 'M150,60L250,10', isolated: '' })
    expect(linePath([0, 50, 100], scaleOf(3), 0, 1)).toEqual({ line: 'M50,110L150,60', isolated: '' })
  })

  it('draws every known value once', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(100)), { maxLength: 40 }), (values) => {
        const { line, isolated } = linePath(values, scaleOf(values.length))
        expect((line + isolated).match(/[ML]/g)?.length ?? 0).toBe(values.filter((value) => value !== null).length)
      }),
    )
  })
})

describe('areaUnder', () => {
  it('closes each segment at the x axis', () => {
    expect(areaUnder([0, 50, null, 90, 100, 80], { ...scaleOf(6), area: { ...AREA, right: 300 } })).toBe(
      'M50,110L100,60L100,110L50,110ZM200,20L250,10L300,30L300,110L250,110L200,110Z',
    )
    expect(areaUnder([], scaleOf(0))).toBe('')
  })
})
