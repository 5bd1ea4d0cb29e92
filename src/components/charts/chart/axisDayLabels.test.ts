import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, eachDay } from '#domain/day.ts'
import { axisDayLabels } from './axisDayLabels.ts'

const texts = (from: string, to: string, width: number) =>
  axisDayLabels(eachDay(from, to), 'day', width).map(({ text }) => text)

describe('axisDayLabels', () => {
  it('labels the same weekday each time', () => {
    expect(texts('2026-10-23', '2026-11-19', 1180)).toEqual(['23 Oct', '30 Oct', '6 Nov', '13 Nov'])
    expect(texts('2026-10-23', '2026-11-19', 270)).toEqual(['23 Oct', '30 Oct', '6 Nov', '13 Nov'])
    expect(texts('2026-10-23', '2026-11-19', 150)).toEqual(['23 Oct', '6 Nov'])
  })

  it('labels every day of a week, and a single day', () => {
    expect(texts('2026-11-13', '2026-11-19', 700)).toHaveLength(7)
    expect(texts('2026-11-13', '2026-11-13', 700)).toEqual(['13 Nov'])
    expect(axisDayLabels([], 'day', 700)).toEqual([])
  })

  it('labels months for long periods', () => {
    expect(texts('2025-11-20', '2026-11-19', 700)).toEqual([
      'Dec 2025',
      'Feb 2026',
      'Apr 2026',
      'Jun 2026',
      'Aug 2026',
      'Oct 2026',
    ])
  })

  it('labels months in a monthly chart', () => {
    const months = Array.from({ length: 12 }, (_, index) => addMonths('2025-11-01', index))
    expect(axisDayLabels(months, 'month', 1180).map(({ text }) => text)).toEqual(
      months.map(
        (_, index) =>
          `${['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'][index] ?? ''} ${index < 2 ? 2025 : 2026}`,
      ),
    )
    expect(axisDayLabels(months, 'month', 270).map(({ index }) => index)).toEqual([0, 3, 6, 9])
  })

  it('leaves enough room for every label', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 120, max: 1400 }), (count, width) => {
        const labels = axisDayLabels(eachDay('2023-01-10', addDays('2023-01-10', count - 1)), 'day', width)
        expect(labels.length).toBeGreaterThan(0)
        expect(labels.length * 60).toBeLessThanOrEqual(Math.max(60, width))
      }),
    )
  })
})
