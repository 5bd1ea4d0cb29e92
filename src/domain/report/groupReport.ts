import { range } from 'es-toolkit'
import type { Day } from '../day.ts'
import { PLATFORMS, type Platform } from '../metrics.ts'
import type { Period } from '../period.ts'
import { runToEnd, slicesOf, type Slices } from '../slices.ts'
import { placeAxis, timeAxis, type Axis } from './axes.ts'
import { cellCodes } from './cellCodes.ts'
import { isTime, type Dimension } from './dimensions.ts'
import type { ReportStore } from './reportStore.ts'
import { campaignPlace, placeOf, type Place, type ReportTree } from './reportTree.ts'
import { sumCells, type ReportPart } from './sumCells.ts'
import type { RowFigures, Sums } from './sums.ts'

export interface ReportOptions {
  /**
   * Dimensions of the rows, in order: ['ad'], ['ad', 'day'] (refkey|day), ['day', 'ad'] (day|refkey); [] is one row for
   * everything. Without rows by item or by day, the report is grouped by campaign or by month instead.
   */
  by: readonly Dimension[]
  /** Rows outside the period are ignored. */
  period: Period
  /** The period of the earlier rows; null without a comparison. */
  comparison: Period | null
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
 * both periods; isListed says which of them are shown.
 * @param earlier the rows of `comparison`; null without a comparison, or until they are loaded
 */
export function groupReport(...report: Parameters<typeof groupInSlices>): GroupedReport {
  return runToEnd(groupInSlices(...report))
}

/** The same in slices, for many rows. */
export function* groupInSlices(
  nowStore: ReportStore,
  earlierStore: ReportStore | null,
  tree: ReportTree,
  { by: requested, period, comparison, platforms = PLATFORMS, fill, today }: ReportOptions,
): Slices<GroupedReport> {
  const by = supportedDimensions(nowStore, requested)
  const fillBefore = fill && !by.includes('item') ? today : null
  const parts: ReportPart[] = [{ store: nowStore, period, side: 'days' }]
  if (earlierStore !== null && comparison !== null)
    parts.push({ store: earlierStore, period: comparison, side: 'earlier' })
  const compared = parts[1]?.period ?? null

  const places = yield* placesIn(parts, tree)
  const filled = fillBefore === null ? [] : Array.from(tree.campaigns.keys(), (id) => campaignPlace(tree, id))
  const axes = by.map((each) =>
    isTime(each) ? timeAxis(each, period, compared) : placeAxis(each, [...places.values(), ...filled], tree),
  )
  const options = { tree, places, axes, platforms: new Set(platforms), fillBefore }
  const cells: ReadonlyMap<number, RowFigures>[] = []
  for (const part of parts) cells.push(yield* sumCells(part, options))

  const { size, memberOf } = cellCodes(axes, 'days')
  const hasEveryCell = by.length < 2 && by.every(isTime)
  const used = new Set(hasEveryCell ? range(size) : [])
  for (const each of cells) {
    for (const code of each.keys()) used.add(code)
    yield
  }
  const codes = Array.from(Float64Array.from(used).sort())
  const sums: Sums[] = []
  for (const each of cells) {
    yield
    sums.push(codes.map((code) => each.get(code)))
  }
  const memberIndexes: number[][] = []
  for (const axis of axes.keys()) {
    yield
    memberIndexes.push(codes.map((code) => memberOf(code, axis)))
  }
  const [now = [], earlier = null] = sums
  return {
    axes,
    memberIndexes,
    rows: codes.length,
    now,
    earlier,
    period,
    comparison: compared,
    isLastIncomplete: period.to >= today,
  }
}

/** The place of every refkey. */
function* placesIn(parts: readonly ReportPart[], tree: ReportTree): Slices<ReadonlyMap<number, Place>> {
  const places = new Map<number, Place>()
  for (const { store } of parts)
    for (const rows of slicesOf(store.rows)) {
      for (const { refkey } of rows) if (!places.has(refkey)) places.set(refkey, placeOf(tree, store.of, refkey))
      yield
    }
  return places
}

/** The dimensions that the rows of a store support, without duplicates. */
export function supportedDimensions({ of, per }: ReportStore, by: readonly Dimension[]): Dimension[] {
  const supported = by.map((each) =>
    each === 'item' && of === 'campaign' ? 'campaign' : each === 'day' && per === 'month' ? 'month' : each,
  )
  return [...new Set(supported)]
}
