import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitScale, nextZoomIn, nextZoomOut, type Zoom } from './zoomSteps.ts'

const scale = fc.double({ min: 0.02, max: 6, noNaN: true })

describe('zoom levels', () => {
  it('zoom in from fit to the next larger level', () => {
    expect(nextZoomIn('fit', 0.62)).toBe(0.75)
    expect(nextZoomIn('fit', 0.7499)).toBe(1)
    expect(nextZoomIn(1, 0.62)).toBe(1.5)
  })

  it('zoom out to fit', () => {
    expect(nextZoomOut(0.75, 0.62)).toBe('fit')
    expect(nextZoomOut(1, 0.62)).toBe(0.75)
    expect(nextZoomOut('fit', 0.62)).toBe('fit')
  })

  it('end at 400%, or at fit if that is larger', () => {
    expect(nextZoomIn(4, 0.62)).toBe(4)
    expect(nextZoomIn('fit', 5)).toBe('fit')
  })

  it('are the same in both directions, and finite', () => {
    fc.assert(
      fc.property(scale, (fit) => {
        const levels: Zoom[] = ['fit']
        for (let next = nextZoomIn('fit', fit); next !== levels.at(-1); next = nextZoomIn(next, fit)) levels.push(next)
        let level: Zoom = levels.at(-1) ?? 'fit'
        for (const expected of levels.slice(0, -1).reverse()) {
          level = nextZoomOut(level, fit)
          expect(level).toBe(expected)
        }
      }),
    )
  })

  it('fit by the tighter side, if both sizes are known', () => {
    expect(fitScale({ width: 1000, height: 500 }, { width: 500, height: 400 })).toBe(0.5)
    expect(fitScale({ width: 0, height: 500 }, { width: 500, height: 400 })).toBe(0.8)
    expect(fitScale({ width: 0, height: 0 }, { width: 500, height: 400 })).toBeNull()
    expect(fitScale({ width: 10, height: 10 }, { width: 0, height: 0 })).toBeNull()
  })
})
