import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Campaign } from './catalogue.ts'
import { addDays, startOfMonth } from './day.ts'
import { METRICS, NO_FIGURES, PLATFORMS, type Platform, type PlatformFigures } from './metrics.ts'
import { alignedTo, isKnown, reportSeries, stepOf, withQuietDays } from './report.ts'
import type { PlatformReportRow } from './reportRows.ts'

const PERIOD = { from: '2026-01-20', to: '2026-03-10' }
const figures = (platform: Platform, clicks: number): PlatformFigures => ({
  gad: NO_FIGURES, mad: NO_FIGURES, pad: NO_FIGURES, [platform]: { clicks, impressions: clicks * 10, conversions: 0 },
})
const row = (day: string, platform: Platform, clicks: number): PlatformReportRow => ({ refkey: 1, day, figures: figures(platform, clicks) })
const campaign = (platform: Platform, startsOn: string | null, endsOn: string | null): Campaign => ({
  id: 1, name: 'c', adId: 1, titleId: 1, platform, placementId: null, countryId: null, status: 'live', startsOn, endsOn, itemCount: 0,
})
const anyRow = fc.record({ offset: fc.integer({ min: 0, max: 49 }), platform: fc.constantFrom(...PLATFORMS), clicks: fc.nat(1e6) })
  .map(({ offset, platform, clicks }) => row(addDays(PERIOD.from, offset), platform, clicks))

describe('reportSeries', () => {
  it('has every day of the period, null where nothing was told', () => {
    const { days, figures: points, total } = reportSeries([row('2026-01-21', 'gad', 5), row('2026-01-21', 'gad', 2)], { from: '2026-01-20', to: '2026-01-22' }, 'day')
    expect(days).toEqual(['2026-01-20', '2026-01-21', '2026-01-22'])
    expect(points.map(({ gad, mad }) => [gad.clicks, mad.clicks])).toEqual([[null, null], [7, null], [null, null]])
    expect(total.gad).toEqual({ clicks: 7, impressions: 70, conversions: 0 })
    expect(isKnown(total.mad)).toBe(false)
  })

  it('leaves out what is not of the period', () => {
    expect(reportSeries([row('2026-01-19', 'gad', 5), row('2026-03-11', 'gad', 5)], PERIOD, 'day').total.gad.clicks).toBeNull()
  })

  it('loses nothing: days, months and the rows come to the same', () => {
    fc.assert(fc.property(fc.array(anyRow, { maxLength: 80 }), (rows) => {
      const byDay = reportSeries(rows, PERIOD, 'day')
      const byMonth = reportSeries(rows.map((each) => ({ ...each, day: startOfMonth(each.day) })), PERIOD, 'month')
      expect(byMonth.days).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
      expect(byMonth.total).toEqual(byDay.total)
      for (const platform of PLATFORMS) {
        const own = rows.flatMap((each) => each.figures[platform].clicks ?? [])
        expect(byDay.total[platform].clicks).toBe(own.length === 0 ? null : own.reduce((sum, clicks) => sum + clicks, 0))
      }
    }))
  })
})

describe('withQuietDays', () => {
  const at = (series: ReturnType<typeof reportSeries>, day: string, platform: Platform) => series.figures[series.days.indexOf(day)]?.[platform].clicks

  it('puts 0 only where a campaign of the platform ran', () => {
    const told = reportSeries([row('2026-01-25', 'gad', 5)], PERIOD, 'day')
    const filled = withQuietDays(told, [campaign('gad', '2026-01-24', '2026-01-26'), campaign('mad', null, null)], 'day', '2026-03-10')
    expect(['2026-01-23', '2026-01-24', '2026-01-25', '2026-01-26', '2026-01-27'].map((day) => at(filled, day, 'gad'))).toEqual([null, 0, 5, 0, null])
    expect(at(filled, '2026-01-25', 'mad')).toBeNull()
    expect(filled.total.gad.clicks).toBe(5)
  })

  it('leaves today open, and the month that it is in', () => {
    const open = [campaign('pad', '2026-01-01', null)]
    const byDay = withQuietDays(reportSeries([], PERIOD, 'day'), open, 'day', '2026-03-10')
    expect([at(byDay, '2026-03-09', 'pad'), at(byDay, '2026-03-10', 'pad')]).toEqual([0, null])
    const byMonth = withQuietDays(reportSeries([], PERIOD, 'month'), open, 'month', '2026-03-10')
    expect(byMonth.figures.map(({ pad }) => pad.clicks)).toEqual([0, 0, null])
  })

  it('never changes a figure that was told', () => {
    fc.assert(fc.property(fc.array(anyRow, { maxLength: 60 }), (rows) => {
      const told = reportSeries(rows, PERIOD, 'day')
      const filled = withQuietDays(told, PLATFORMS.map((platform) => campaign(platform, '2026-01-01', null)), 'day', '2026-04-01')
      for (const platform of PLATFORMS) for (const metric of METRICS) expect(filled.total[platform][metric]).toBe(told.total[platform][metric] ?? 0)
    }))
  })
})

describe('alignedTo', () => {
  const series = reportSeries([row('2026-01-20', 'gad', 1), row('2026-01-22', 'gad', 3)], { from: '2026-01-20', to: '2026-01-22' }, 'day')

  it('puts the last on the last', () => {
    expect(alignedTo(series, 3)).toBe(series)
    expect(alignedTo(series, 2).figures.map(({ gad }) => gad.clicks)).toEqual([null, 3])
    const longer = alignedTo(series, 4)
    expect([longer.days, longer.figures.map(({ gad }) => gad.clicks)]).toEqual([['', '2026-01-20', '2026-01-21', '2026-01-22'], [null, 1, null, 3]])
  })
})

describe('stepOf', () => {
  it.each([['2026-01-01', '2026-06-30', 'day'], ['2025-11-01', '2026-10-31', 'month']] as const)('%s to %s goes by %s', (from, to, step) => {
    expect(stepOf({ from, to })).toBe(step)
  })
})
