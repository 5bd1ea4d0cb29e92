import { addMonths, diffDays, eachDay, eachMonth, startOfMonth, type Day } from '../../day.ts'
import { addFigures, byMetric, METRICS, NO_FIGURES, type Figures } from '../../metrics.ts'
import { byPlatform, PLATFORMS, type Platform } from '../../platforms.ts'
import { completeDays, type Period } from '../../period.ts'
import type { PlatformReportRow, ReportRow } from '../../reportRows.ts'
import type { TimeStep } from '../dimensions.ts'
import { groupReport, type GroupedReport, type GroupOptions } from '../groupReport.ts'
import { countAt, memberAt, stateAt, unknownCountAt } from '../reportFigures.ts'
import type { ReportRows } from '../reportReading.ts'
import type { ReportTree } from '../reportTree.ts'
import type { Sums } from '../sums.ts'
import { NO_PLATFORM_FIGURES } from '../../testing/testFigures.ts'

/* Helpers for report tests, with a naive implementation to compare with. */

export const TODAY: Day = '2026-11-20'
export type Row = PlatformReportRow | ReportRow

type Cell = Record<Platform | 'none', Figures>

/**
 * A row of a report as plain data. `ids` are those of its members; days by their index in the period, unpaired ones
 * after the last.
 */
export interface PlainRow {
  ids: (number | string | null)[]
  state: ReturnType<typeof stateAt>
  now: Cell
  complete: Cell
  earlier: Cell | null
}

export interface Case {
  tree: ReportTree
  of: ReportRows['of']
  per: TimeStep
  now: Row[]
  earlier: Row[]
  options: Options
}

/** The options of a grouping with its periods. */
interface Options extends GroupOptions {
  period: Period
  comparison: Period | null
}

/** The rows of one period, without it. */
interface RowList extends Pick<ReportRows, 'of' | 'per'> {
  rows: readonly Row[]
}

export function rowsOf(rows: readonly Row[], of: ReportRows['of'] = 'campaign', per: TimeStep = 'day'): RowList {
  return { of, per, rows }
}

/** The rows of both periods; those of the comparison only if there is one. */
export function comparedRows(
  { rows, ...kind }: RowList,
  earlier: RowList | null,
  { period, comparison }: Pick<Options, 'period' | 'comparison'>,
): ReportRows {
  return {
    ...kind,
    now: { period, rows },
    earlier: earlier && comparison && { period: comparison, rows: earlier.rows },
  }
}

export function groupRows(now: RowList, earlier: RowList | null, tree: ReportTree, options: Options): GroupedReport {
  return groupReport(comparedRows(now, earlier, options), tree, options)
}

export function grouped({ tree, of, per, now, earlier, options }: Case): GroupedReport {
  return groupRows(rowsOf(now, of, per), rowsOf(earlier, of, per), tree, options)
}

/** The rows of a report as plain data. */
export function plainRows(report: GroupedReport): PlainRow[] {
  return Array.from({ length: report.rows }, (_, row) => ({
    ids: report.axes.map(({ by, members }, axis) =>
      by === 'day' || by === 'month'
        ? members.findIndex((member) => member === memberAt(report, axis, row))
        : (memberAt(report, axis, row)?.id ?? null),
    ),
    state: stateAt(report, row),
    now: cellAt(report.now, row),
    complete: cellAt(report.complete, row),
    earlier: report.earlier && cellAt(report.earlier, row),
  }))
}

function cellAt(sums: Sums, row: number): Cell {
  return {
    ...byPlatform((platform) => byMetric((metric) => countAt(sums, row, platform, metric))),
    none: byMetric((metric) => unknownCountAt(sums, row, metric)),
  }
}

/** The expected rows of a report, computed naively. */
export function naiveRows({ tree, of, per, now, earlier, options }: Case): PlainRow[] {
  const by = [
    ...new Set(
      options.by.map((each) =>
        each === 'item' && of === 'campaign' ? 'campaign' : each === 'day' && per === 'month' ? 'month' : each,
      ),
    ),
  ]
  const selectedPlatforms = options.platforms ?? PLATFORMS
  const { period, comparison } = options
  const groups = new Map<string, PlainRow>()
  const group = (ids: PlainRow['ids']) => {
    const key = JSON.stringify(ids)
    const row = groups.get(key) ?? {
      ids,
      state: 'none' as const,
      now: noCell(),
      complete: noCell(),
      earlier: comparison && noCell(),
    }
    groups.set(key, row)
    return row
  }
  const stepsOf = ({ from, to }: Period) => ({ day: eachDay(from, to), month: eachMonth(from, to) })
  const steps = stepsOf(period)
  const complete = completeDays(period, options.today)
  const completeSteps = complete === null ? { day: [], month: [] } : stepsOf(complete)
  const earlierSteps = comparison === null ? { day: [], month: [] } : stepsOf(comparison)
  const apart = comparison === null ? 0 : Math.round(diffDays(comparison.from, period.from) / 30.4375)
  const placeOf = (which: 'now' | 'earlier', step: TimeStep, day: Day) => {
    const at =
      step === 'month'
        ? steps.month.indexOf(addMonths(startOfMonth(day), which === 'now' ? 0 : apart))
        : (which === 'now' ? steps : earlierSteps).day.indexOf(day)
    // Today is compared with nothing.
    const isUnpaired = which === 'earlier' && at >= completeSteps[step].length
    return at === -1 || isUnpaired ? steps[step].length : at
  }
  const add = (
    which: 'now' | 'earlier',
    refkey: { item: number | null; campaign: number | null },
    day: Day,
    platform: Platform | null,
    figures: Figures,
  ) => {
    const campaign = tree.campaigns.get(refkey.campaign ?? NaN)
    const ad = tree.ads.get(campaign?.adId ?? NaN)
    const own = platform ?? tree.items.get(refkey.item ?? NaN)?.platform ?? campaign?.platform ?? null
    if (own === null ? selectedPlatforms.length < PLATFORMS.length : !selectedPlatforms.includes(own)) return
    const ids = by.map((dimension): PlainRow['ids'][number] => {
      if (dimension === 'day' || dimension === 'month') return placeOf(which, dimension, day)
      if (dimension === 'platform') return own
      if (dimension === 'item' || dimension === 'campaign') return refkey[dimension]
      if (dimension === 'ad') return campaign?.adId ?? null
      return dimension === 'title' ? (campaign?.titleId ?? ad?.titleId ?? null) : (campaign?.countryId ?? null)
    })
    const row = group(ids)
    const cell = which === 'now' ? row.now : row.earlier
    if (cell !== null) cell[own ?? 'none'] = addFigures([cell[own ?? 'none'], figures])
    if (which === 'now' && (comparison === null || day < options.today))
      row.complete[own ?? 'none'] = addFigures([row.complete[own ?? 'none'], figures])
    row.state =
      row.state === 'none' || row.state === (which === 'now' ? 'new' : 'gone')
        ? which === 'now'
          ? 'new'
          : 'gone'
        : 'both'
  }
  const fill = (which: 'now' | 'earlier', within: Period) => {
    if (!options.fill || by.includes('item')) return
    for (const { id, platform, startsOn, endsOn } of tree.campaigns.values()) {
      if (platform === null || startsOn === null) continue
      for (const day of eachDay(within.from, within.to)) {
        if (day >= startsOn && (endsOn === null || day <= endsOn) && day < options.today)
          add(
            which,
            { item: null, campaign: id },
            day,
            platform,
            byMetric(() => 0),
          )
      }
    }
  }
  for (const [which, rows, within] of [
    ['now', now, period],
    ['earlier', earlier, comparison],
  ] as const) {
    if (within === null) continue
    for (const row of rows) {
      const inside =
        per === 'month'
          ? row.day >= startOfMonth(within.from) && row.day <= within.to
          : row.day >= within.from && row.day <= within.to
      if (!inside) continue
      const refkey =
        of === 'item'
          ? { item: row.refkey, campaign: tree.items.get(row.refkey)?.campaignId ?? null }
          : { item: null, campaign: row.refkey }
      const parts =
        'figures' in row
          ? PLATFORMS.flatMap((platform) =>
              METRICS.some((metric) => row.figures[platform][metric] !== null)
                ? [[platform, row.figures[platform]] as const]
                : [],
            )
          : [[null, row] as const]
      for (const [platform, figures] of parts) add(which, refkey, row.day, platform, figures)
      if (parts.length === 0) add(which, refkey, row.day, null, NO_FIGURES)
    }
    fill(which, within)
    const [time, ...more] = by
    if (by.length === 0) group([])
    if ((time === 'day' || time === 'month') && more.length === 0)
      for (const day of (which === 'now' ? steps : earlierSteps)[time]) group([placeOf(which, time, day)])
  }
  const state = (row: PlainRow) => (comparison === null && row.state === 'new' ? 'both' : row.state)
  return [...groups.values()].map((row) => ({ ...row, state: state(row) })).sort((a, b) => compareIds(a.ids, b.ids))
}

function noCell(): Cell {
  return { ...NO_PLATFORM_FIGURES, none: NO_FIGURES }
}

function compareIds(a: PlainRow['ids'], b: PlainRow['ids']): number {
  for (let at = 0; at < a.length; at++) {
    const [left = null, right = null] = [a[at], b[at]]
    if (left === right) continue
    if (left === null || right === null) return left === null ? 1 : -1
    // The platforms' own order is that of their keys.
    return left < right ? -1 : 1
  }
  return 0
}
