import { partition, range } from 'es-toolkit'
import type { Day } from '../day.ts'
import { PLATFORMS, type Platform } from '../platforms.ts'
import { completeDays } from '../period.ts'
import { placeAxis, timeAxis, type Axis } from './axes.ts'
import { cellCodes } from './cellCodes.ts'
import { isTime, type Dimension } from './dimensions.ts'
import type { ReportRows } from './reportReading.ts'
import { campaignPlace, placeOf, type Place, type ReportTree } from './reportTree.ts'
import { sumCells, type Cells } from './sumCells.ts'
import { addUp, type Sums } from './sums.ts'
import type { ReportPeriods } from './timePairs.ts'

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
export interface GroupedReport extends ReportPeriods {
  readonly axes: readonly Axis[]
  /** Per axis, the index of each row's member. */
  readonly memberIndexes: readonly (readonly number[])[]
  /** Number of rows. They are ordered by id along the first axis, then the next; unknown last. */
  readonly rows: number
  readonly now: Sums
  /** The same rows over the complete days, which changes compare. The same as `now` if these are all, or if not compared. */
  readonly complete: Sums
  /** The same rows over the comparison period. */
  readonly earlier: Sums | null
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
  const { period } = now
  const periods = { period, completePeriod: completeDays(period, today), comparison: earlier?.period ?? null }
  const by = supportedDimensions(rows, requested)
  const fillBefore = fill && !by.includes('item') ? today : null

  const places = placesOf(rows, tree)
  const filled = fillBefore === null ? [] : Array.from(tree.campaigns.keys(), (id) => campaignPlace(tree, id))
  const axes = by.map((each) =>
    isTime(each) ? timeAxis(each, periods) : placeAxis(each, [...places.values(), ...filled], tree),
  )
  const codes = cellCodes(axes)
  const options = { per, tree, places, codes, platforms: new Set(platforms), fillBefore }
  // Each row is added once: today's to cells of their own.
  const isCut = earlier !== null && period.to >= today
  const [overRows, todaysRows] = isCut ? partition(now.rows, ({ day }) => day < today) : [now.rows, []]
  const completeCells = sumCells({ period, rows: overRows }, 'days', options)
  const todaysCells = isCut ? sumCells({ period, rows: todaysRows }, 'days', { ...options, fillBefore: null }) : null
  const earlierCells = earlier && sumCells(earlier, 'earlier', options)

  const usedIn = (group: number) => {
    const codesIn = [completeCells, todaysCells, earlierCells].map((each) => [...(each?.[group]?.keys() ?? [])])
    return [...new Set(codesIn.flat())].sort((a, b) => a - b)
  }
  const hasEveryCell = by.length < 2 && by.every(isTime)
  const cells = hasEveryCell ? range(codes.size) : range(codes.groups).flatMap(usedIn)
  const sumsOf = (sums: Cells): Sums => cells.map((code) => sums[codes.groupOf(code)]?.get(code))
  const complete = sumsOf(completeCells)
  return {
    axes,
    memberIndexes: axes.map((_, axis) => cells.map((code) => codes.memberOf(code, axis))),
    rows: cells.length,
    now: todaysCells ? addSums(complete, sumsOf(todaysCells)) : complete,
    complete,
    earlier: earlierCells && sumsOf(earlierCells),
    ...periods,
    isLastIncomplete: period.to >= today,
  }
}

/** The sums of the same rows, row by row. */
function addSums(some: Sums, more: Sums): Sums {
  return some.map((figures, row) => (more[row] === undefined ? figures : addUp([figures, more[row]], [0, 1])))
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
