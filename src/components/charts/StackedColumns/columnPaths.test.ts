import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layerPaths, tickPath, totalsOf } from './columnPaths.ts'
import { columnAt, columnPlaces } from './columnPlaces.ts'

const AREA = { left: 50, right: 250, top: 10, bottom: 110 }
const PLAIN = { slot: 50, width: 4, left: (at: number) => 73 + 50 * at, middle: (at: number) => 75 + 50 * at }

describe('totalsOf', () => {
  it('adds up what is known; nothing known is not nothing served', () => {
    expect(
      totalsOf(
        [
          [1, null, 0],
          [2, null, null],
        ],
        3,
      ),
    ).toEqual([3, null, 0])
    expect(totalsOf([], 2)).toEqual([null, null])
    expect(totalsOf([[1]], 2)).toEqual([1, null])
  })
})

describe('layerPaths', () => {
  const paths = (...layers: (number | null)[][]) => layerPaths(layers, layers[0]?.length ?? 0, 100, AREA, PLAIN, false)

  it('stands each layer on the one below, a gap between them', () => {
    expect(paths([20], [30])).toEqual([
      { closed: 'M73 90h4v20h-4z', open: '' },
      { closed: 'M73 60h4v28.5h-4z', open: '' },
    ])
  })

  it('leaves out what is none, and stands on the base without it', () => {
    expect(paths([null, 0], [30, 50])).toEqual([
      { closed: '', open: '' },
      { closed: 'M73 80h4v30h-4zM123 60h4v50h-4z', open: '' },
    ])
  })

  it('shows the least figure', () => {
    expect(paths([90], [0.001])[1]?.closed).toBe('M73 19h4v1h-4z')
  })

  it('rounds the upper corners of a wide column', () => {
    const [lower, upper] = layerPaths([[20], [30]], 1, 100, AREA, { ...PLAIN, width: 20 }, false)
    expect(lower?.closed).toBe('M73 90h20v20h-20z')
    expect(upper?.closed).toContain('a1.5 1.5')
  })

  it('sets the last column apart where it is not complete', () => {
    expect(layerPaths([[20, 20]], 2, 100, AREA, PLAIN, true)).toEqual([
      { closed: 'M73 90h4v20h-4z', open: 'M123 90h4v20h-4z' },
    ])
  })

  it('never reaches above the total', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })),
          { minLength: 1, maxLength: 4 },
        ),
        (columns) => {
          const layers = [0, 1, 2].map((nth) => columns.map((column) => column[nth] ?? 0))
          const tops = layerPaths(layers, columns.length, 100, AREA, PLAIN, false)[2]
            ?.closed.match(/(?<=M[\d.]+ )[\d.]+/g)
            ?.map(Number)
          expect(tops).toEqual(columns.map(([a, b, c]) => 110 - a - b - c))
        },
      ),
    )
  })
})

describe('tickPath', () => {
  it('lies over known columns, a little longer than they are wide', () => {
    expect(tickPath([50, null, 100], 100, AREA, PLAIN)).toBe('M71 60h8M171 10h8')
  })
})

describe('columnPlaces', () => {
  it('keeps a pixel between columns as long as there is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 200, max: 1300 }), (count, width) => {
        const { slot, width: column, left } = columnPlaces(count, { left: 50, right: 50 + width })
        expect(column).toBeGreaterThan(0)
        expect(column).toBeLessThanOrEqual(48)
        if (slot < 2) expect(column).toBe(slot)
        else
          for (let at = 1; at < count; at++) expect(left(at) - left(at - 1) - column).toBeGreaterThanOrEqual(1 - 1e-9)
        expect(left(0)).toBeGreaterThanOrEqual(49.5)
        expect(left(count - 1) + column).toBeLessThanOrEqual(50.5 + width)
      }),
    )
  })

  it('is found again by the pointer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1095 }), fc.nat(1094), (count, at) => {
        const day = Math.min(at, count - 1)
        expect(columnAt(columnPlaces(count, AREA).middle(day), count, AREA)).toBe(day)
      }),
    )
    expect([columnAt(-1000, 10, AREA), columnAt(1000, 10, AREA)]).toEqual([0, 9])
  })
})
