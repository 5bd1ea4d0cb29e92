import { addDays, eachDay, type Day } from '#domain/day.ts'
import { NO_FIGURES } from '#domain/metrics.ts'
import { PLATFORMS, type Platform } from '#domain/platforms.ts'
import type { Period } from '#domain/period.ts'
import type { ReportRows, StoredRow } from '#domain/report/reportReading.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'

/** Groupings of the bench. */
export type Grouping = 'ad' | 'day' | 'ad|day'

/** A flat row with its ad, for the other implementations. */
export interface FlatRow {
  refkey: number
  ad: number
  name: string
  day: Day
  google_clicks: number | null
  google_impr: number | null
  google_conv: number | null
  meta_clicks: number | null
  meta_impr: number | null
  meta_conv: number | null
  pinterest_clicks: number | null
  pinterest_impr: number | null
  pinterest_conv: number | null
}

/** Two periods of 250 days. Each campaign serves on one platform, every day. */
export interface FlatReport {
  flat: { now: FlatRow[]; earlier: FlatRow[] }
  tree: ReportTree
  /** Maps each day of the comparison to its counterpart in the period. */
  dayInPeriod: ReadonlyMap<Day, Day>
}

export interface BenchReport extends FlatReport {
  /** The rows of both periods as the app holds them. */
  rows: ReportRows
}

const DAYS = 250
const PERIOD = { from: addDays('2026-11-19', 1 - DAYS), to: '2026-11-19' }
const COMPARISON = { from: addDays(PERIOD.from, -DAYS), to: addDays(PERIOD.from, -1) }
const CAMPAIGNS_PER_AD = 2.5

/** Creates rows with the same numbers on every run. */
export function makeRows(rows: number): FlatReport {
  let seed = 42
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const campaigns = Array.from({ length: rows / DAYS / 2 }, (_, index) => {
    const adId = 1 + Math.floor(index / CAMPAIGNS_PER_AD)
    return {
      id: adId * 10 + (index % 3),
      name: `Campaign ${index}`,
      adId,
      titleId: 1 + Math.floor(adId / 5),
      platform: PLATFORMS[adId % 3] ?? null,
      countryId: 'GB',
      startsOn: COMPARISON.from,
      endsOn: null,
      rate: random() ** 3 * 500,
    }
  })
  const makePeriod = ({ from, to }: Period) =>
    eachDay(from, to).flatMap((day) =>
      campaigns.map(({ id, adId, platform, rate }): FlatRow => {
        const clicks = Math.floor(rate * random())
        const [impr, conv] = [Math.floor(clicks * (30 + 40 * random())), Math.floor(clicks * 0.1 * random())]
        const on = (candidate: Platform, count: number) => (candidate === platform ? count : null)
        return {
          refkey: id,
          ad: adId,
          name: `Ad ${adId}`,
          day,
          google_clicks: on('gad', clicks),
          google_impr: on('gad', impr),
          google_conv: on('gad', conv),
          meta_clicks: on('mad', clicks),
          meta_impr: on('mad', impr),
          meta_conv: on('mad', conv),
          pinterest_clicks: on('pad', clicks),
          pinterest_impr: on('pad', impr),
          pinterest_conv: on('pad', conv),
        }
      }),
    )
  const days = eachDay(PERIOD.from, PERIOD.to)
  return {
    flat: { now: makePeriod(PERIOD), earlier: makePeriod(COMPARISON) },
    tree: reportTree({
      campaigns,
      ads: [...new Set(campaigns.map(({ adId }) => adId))].map((id) => ({
        id,
        name: `Ad ${id}`,
        titleId: null,
        titleName: null,
      })),
    }),
    dayInPeriod: new Map(eachDay(COMPARISON.from, COMPARISON.to).map((day, index) => [day, days[index] ?? ''])),
  }
}

/** Creates the same rows as the app holds them. */
export function withRows(report: FlatReport): BenchReport {
  const { now, earlier } = report.flat
  return {
    ...report,
    rows: {
      of: 'campaign',
      per: 'day',
      now: { period: PERIOD, rows: now.map(storedRow) },
      earlier: { period: COMPARISON, rows: earlier.map(storedRow) },
    },
  }
}

function storedRow(row: FlatRow): StoredRow {
  return {
    refkey: row.refkey,
    day: row.day,
    figures: {
      gad:
        row.google_clicks === null
          ? NO_FIGURES
          : { clicks: row.google_clicks, impressions: row.google_impr, conversions: row.google_conv },
      mad:
        row.meta_clicks === null
          ? NO_FIGURES
          : { clicks: row.meta_clicks, impressions: row.meta_impr, conversions: row.meta_conv },
      pad:
        row.pinterest_clicks === null
          ? NO_FIGURES
          : { clicks: row.pinterest_clicks, impressions: row.pinterest_impr, conversions: row.pinterest_conv },
    },
  }
}
