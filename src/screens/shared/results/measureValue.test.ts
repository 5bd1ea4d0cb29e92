import { describe, expect, it } from 'vitest'
import { NO_FIGURES, type Figures } from '#domain/metrics.ts'
import { groupRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { measureValue } from './measureValue.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const on = (day: string) => ({ from: day, to: day })
const store = (day: string, gad: Figures) => rowsOf([{ refkey: 1, day, figures: { ...NO_PLATFORM_FIGURES, gad } }])

function totals(now: Figures, earlier: Figures) {
  const options = { by: ['day'], period: on('2026-11-19'), comparison: on('2026-11-18'), fill: false } as const
  return totalsOf(
    groupRows(store('2026-11-19', now), store('2026-11-18', earlier), reportTree({ campaigns: [] }), {
      ...options,
      today: '2026-11-20',
    }),
  )
}
const TOTALS = totals(
  { clicks: 203, impressions: 10_000, conversions: 203 },
  { clicks: 182, impressions: 10_000, conversions: 91 },
)

describe('measureValue', () => {
  it('has the change of a ratio in points', () => {
    const ctr = measureValue(TOTALS, 'gad', 'ctr')
    expect([ctr.value, ctr.format]).toEqual([0.0203, 'pct'])
    expect(ctr.change).toBeCloseTo(0.0021, 12)
    expect(measureValue(TOTALS, 'all', 'rate')).toEqual({ value: 1, format: 'pct', change: 0.5 })
  })

  it('has the relative change of a count', () => {
    expect(measureValue(TOTALS, 'all', 'clicks')).toEqual({ value: 203, format: 'int', change: 21 / 182 })
  })

  it('says if there is nothing earlier, or nothing now', () => {
    const figures = { clicks: 2, impressions: 100, conversions: 0 }
    expect(measureValue(totals(figures, NO_FIGURES), 'gad', 'ctr').change).toBe('new')
    expect(measureValue(totals(NO_FIGURES, figures), 'gad', 'ctr').change).toBe('gone')
    expect(measureValue(TOTALS, 'gad', 'ctr', false)).toEqual({ value: 0.0203, format: 'pct' })
  })
})
