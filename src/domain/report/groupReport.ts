import { range } from 'es-toolkit'
import type { Day } from '../day.ts'
import { PLATFORMS, type Platform } from '../metrics.ts'
import type { Period } from '../period.ts'
import { placeAxis, timeAxis, type Axis } from './axes.ts'
import { cellCodes } from './cellCodes.ts'
import { isTime, type Dimension } from './dimensions.ts'
import type { ReportRows } from './reportReading.ts'
import { campaignPlace, placeOf, type Place, type ReportTree } from './reportTree.ts'
import { sumCells, type Cells } from './sumCells.ts'
import type { Sums } from './sums.ts'

export interface GroupOptions {
  /**
   * Dimensions of the rows, in order: ['ad'], ['ad', 'day'] (refkey|day), ['day', 'ad'] (day|refkey); [] is one row for
   * everything. Without rows by item or by day, the report is grouped by campaign or by month instead.
   */
  by: readonly Dimension[]
  /** The platforms to include. By default all three, and figures without a known platform too. */
  platforms?: readonly Platform[]
  /**
   * Turns missing figures into 0 for days on which a campaign of the tree ran, up to the day before `today`. Only for
   * complete rows, as missing ones may still arrive. Not for groupings by item, whose dates are unknown.
   */
  fill: boolean
  /** Today, which is incomplete. */
  today: Day
}

/** Figures by group over a period and its comparison period: read them with reportFigures.ts. */
export interface GroupedReport {
  readonly axes: readonly Axis[]
  /** Per axis, the index of each row's member. */
  readonly memberIndexes: readonly (readonly number[])[]
  /** Number of rows. They are ordered by id along the first axis, then the next; unknown last. */
  readonly rows: number
  readonly now: Sums
  /** The same rows over the comparison period. */
  readonly earlier: Sums | null
  readonly period: Period
  readonly comparison: Period | null
  /** The period includes today, whose figures are incomplete. */
  readonly isLastIncomplete: boolean
}

/**
 * Groups the rows of a report and of its comparison period. Groups of only one of the periods are included; days and
 * months are paired by timePairs. If grouped by time only, every day or month has a row. The rows add up to all days of
 * both periods; isListed says which of them are shown. Rows outside their period are ignored.
 */
export function groupReport(
  rows: ReportRows,
  tree: ReportTree,
  { by: requested, platforms = PLATFORMS, fill, today }: GroupOptions,
): GroupedReport {
  const { per, now, earlier } = rows
  const [period, comparison] = [now.period, earlier?.period ?? null]
  const by = supportedDimensions(rows, requested)
  const fillBefore = fill && !by.includes('item') ? today : null

  const places = placesOf(rows, tree)
  const filled = fillBefore === null ? [] : Array.from(tree.campaigns.keys(), (id) => campaignPlace(tree, id))
  const axes = by.map((each) =>
    isTime(each) ? timeAxis(each, period, comparison) : placeAxis(each, [...places.values(), ...filled], tree),
  )
  const codes = cellCodes(axes)
  const options = { per, tree, places, codes, platforms: new Set(platforms), fillBefore }
  const nowCells = sumCells(now, 'days', options)
  const earlierCells = earlier && sumCells(earlier, 'earlier', options)

  const usedIn = (group: number) => {
    const inNow = nowCells[group]
    const onlyEarlier = [...(earlierCells?.[group]?.keys() ?? [])].filter((code) => inNow?.has(code) !== true)
    return [...(inNow?.keys() ?? []), ...onlyEarlier].sort((a, b) => a - b)
  }
  const hasEveryCell = by.length < 2 && by.every(isTime)
  const cells = hasEveryCell ? range(codes.size) : range(codes.groups).flatMap(usedIn)
  const sumsOf = (sums: Cells): Sums => cells.map((code) => sums[codes.groupOf(code)]?.get(code))
  return {
    axes,
    memberIndexes: axes.map((_, axis) => cells.map((code) => codes.memberOf(code, axis))),
    rows: cells.length,
    now: sumsOf(nowCells),
    earlier: earlierCells && sumsOf(earlierCells),
    period,
    comparison,
    isLastIncomplete: period.to >= today,
  }
}

/** The place of every refkey. */
function placesOf({ of, now, earlier }: ReportRows, tree: ReportTree): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>()
  for (const { rows } of earlier === null ? [now] : [now, earlier])
    for (const { refkey } of rows) if (!places.has(refkey)) places.set(refkey, placeOf(tree, of, refkey))
  return places
}

/** The dimensions that the rows support, without duplicates. */
export function supportedDimensions(
  { of, per }: Pick<ReportRows, 'of' | 'per'>,
  by: readonly Dimension[],
): Dimension[] {
  const supported = by.map((each) =>
    each === 'item' && of === 'campaign' ? 'campaign' : each === 'day' && per === 'month' ? 'month' : each,
  )
  return [...new Set(supported)]
}
