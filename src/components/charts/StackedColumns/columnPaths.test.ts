import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layerPaths, tickPath, stackTotals } from './columnPaths.ts'
import { columnAt, columnLayout } from './columnLayout.ts'

const AREA = { left: 50, right: 250, top: 10, bottom: 110 }
const LAYOUT = {
  slot: 50,
  width: 4,
  left: (index: number) => 73 + 50 * index,
  middle: (index: number) => 75 + 50 * index,
}

describe('stackTotals', () => {
  it('sums known values, and distinguishes null from 0', () => {
    expect(
      stackTotals(
        [
          [1, null, 0],
          [2, null, null],
        ],
        3,
      ),
    ).toEqual([3, null, 0])
    expect(stackTotals([], 2)).toEqual([null, null])
    expect(stackTotals([[1]], 2)).toEqual([1, null])
  })
})

describe('layerPaths', () => {
  const paths = (...layers: (number | null)[][]) => layerPaths(layers, layers[0]?.length ?? 0, 100, AREA, LAYOUT, false)

  it('stacks layers with a gap between them', () => {
    expect(paths([20], [30])).toEqual([
      { complete: 'M73 90h4v20h-4z', incomplete: '' },
      { complete: 'M73 60h4v28.5h-4z', incomplete: '' },
    ])
  })

  it('skips empty layers', () => {
    expect(paths([null, 0], [30, 50])).toEqual([
      { complete: '', incomplete: '' },
      { complete: 'M73 80h4v30h-4zM123 60h4v50h-4z', incomplete: '' },
    ])
  })

  it('renders the smallest value 2 px high, taken off the largest, so that the top stays true', () => {
    const [large, small] = paths([90], [0.001])
    expect(small?.complete).toBe('M73 20h4v2h-4z')
    expect(large?.complete).toBe('M73 23.5h4v86.5h-4z')
  })

  it('rounds the top corners of a wide column', () => {
    const [lower, upper] = layerPaths([[20], [30]], 1, 100, AREA, { ...LAYOUT, width: 20 }, false)
    expect(lower?.complete).toBe('M73 90h20v20h-20z')
    expect(upper?.complete).toContain('a1.5 1.5')
  })

  it('separates an incomplete last column', () => {
    expect(layerPaths([[20, 20]], 2, 100, AREA, LAYOUT, true)).toEqual([
      { complete: 'M73 90h4v20h-4z', incomplete: 'M123 90h4v20h-4z' },
    ])
  })

  it('ends exactly at the total', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })),
          { minLength: 1, maxLength: 4 },
        ),
        (columns) => {
          const layers = [0, 1, 2].map((layer) => columns.map((column) => column[layer] ?? 0))
          const tops = layerPaths(layers, columns.length, 100, AREA, LAYOUT, false)[2]
            ?.complete.match(/(?<=M[\d.]+ )[\d.]+/g)
            ?.map(Number)
          expect(tops).toEqual(columns.map(([a, b, c]) => 110 - a - b - c))
        },
      ),
    )
  })
})

describe('tickPath', () => {
  it('draws ticks for known totals, slightly wider than the columns', () => {
    expect(tickPath([50, null, 100], 100, AREA, LAYOUT)).toBe('M71 60h8M171 10h8')
  })
})

describe('columnLayout', () => {
  it('keeps columns at least a pixel apart if there is room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 200, max: 1300 }), (count, width) => {
        const { slot, width: column, left } = columnLayout(count, { left: 50, right: 50 + width })
        expect(column).toBeGreaterThan(0)
        expect(column).toBeLessThanOrEqual(48)
        if (slot < 2) expect(column).toBe(slot)
        else
          for (let index = 1; index < count; index++)
            expect(left(index) - left(index - 1) - column).toBeGreaterThanOrEqual(1 - 1e-9)
        expect(left(0)).toBeGreaterThanOrEqual(49.5)
        expect(left(count - 1) + column).toBeLessThanOrEqual(50.5 + width)
      }),
    )
  })

  it('is the inverse of columnAt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1095 }), fc.nat(1094), (count, index) => {
        const day = Math.min(index, count - 1)
        expect(columnAt(columnLayout(count, AREA).middle(day), count, AREA)).toBe(day)
      }),
    )
    expect([columnAt(-1000, 10, AREA), columnAt(1000, 10, AREA)]).toEqual([0, 9])
  })
})
