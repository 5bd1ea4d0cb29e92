import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFileSize } from './formatFileSize.ts'

describe('formatFileSize', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [412_300, '412 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_843_210, '1.8 MB'],
    [9_949_999, '9.9 MB'],
    [9_950_000, '10 MB'],
    [50_000_000, '50 MB'],
    [3_200_000_000, '3.2 GB'],
  ])('formats %s as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it('has at most three digits before the point below 1,000 GB, and grows with the size', () => {
    const size = fc.integer({ min: 0, max: 999_000_000_000 })
    const bytesOf = (text: string) =>
      parseFloat(text) * ({ bytes: 1, byte: 1, kB: 1e3, MB: 1e6, GB: 1e9 }[text.split(' ')[1] ?? ''] ?? NaN)
    fc.assert(
      fc.property(size, size, (a, b) => {
        expect(formatFileSize(a)).toMatch(/^\d{1,3}(\.\d)? /)
        expect(bytesOf(formatFileSize(Math.min(a, b)))).toBeLessThanOrEqual(bytesOf(formatFileSize(Math.max(a, b))))
      }),
    )
  })
})
