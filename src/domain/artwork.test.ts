import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileTypeOf, formatAspectRatio } from './artwork.ts'

describe('formatAspectRatio', () => {
  it.each([
    [1080, 1080, '1:1'],
    [1080, 1350, '4:5'],
    [1080, 1920, '9:16'],
    [1920, 1080, '16:9'],
    [1000, 1500, '2:3'],
    [1200, 628, '1.91:1'],
    [728, 90, '8.09:1'],
    [160, 600, '4:15'],
    [300, 1050, '2:7'],
    [1, 100, '1:100'],
    [1000, 1, '1000:1'],
  ])('formats %i by %i as %s', (width, height, text) => {
    expect(formatAspectRatio(width, height)).toBe(text)
  })

  it.each([
    [null, 100],
    [100, null],
    [0, 100],
    [100, 0],
    [Number.NaN, 10],
    [-5, 5],
    [Infinity, 1],
  ])('returns null for %s by %s', (width, height) => {
    expect(formatAspectRatio(width, height)).toBeNull()
  })

  it('is exact to two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (width, height) => {
        const [across = 0, down = 0] = (formatAspectRatio(width, height) ?? '').split(':').map(Number)
        const [formatted, actual] = [
          Math.max(across, down) / Math.min(across, down),
          Math.max(width, height) / Math.min(width, height),
        ]
        expect(Math.abs(formatted - actual)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })
})

describe('fileTypeOf', () => {
  it.each([
    ['https://cdn.example/a/b.png', 'PNG'],
    ['https://cdn.example/b.jpeg?size=2.x#y.z', 'JPG'],
    ['data:image/svg+xml,%3Csvg', 'SVG'],
    ['data:video/webm;base64,AA', 'WEBM'],
    ['https://cdn.example/artwork/12', null],
    ['https://cdn.example/v1.2/artwork', null],
    [null, null],
    ['', null],
  ])('reads %s as %s', (url, type) => {
    expect(fileTypeOf(url)).toBe(type)
  })
})
