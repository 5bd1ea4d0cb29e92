import type { Day } from '../day.ts'
import { PLATFORMS, type Platform } from '../metrics.ts'
import type { Period } from '../period.ts'
import { placeAxis, timeAxis } from './axes.ts'
import { codesOf, rowCodes, type PeriodSide, type RowCells } from './codes.ts'
import { isTime, type Dimension } from './dimensions.ts'
import { eachRun } from './fillRuns.ts'
import type { Lane, ReportStore } from './reportStore.ts'
import { campaignPlace, placeOf, type Place, type ReportTree } from './reportTree.ts'
import { sumDense, sumSparse, type Source } from './sumRows.ts'
import { NO_PLATFORM, noSums, type Sums } from './sums.ts'

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
   * Turns missing figures into 0 for days on which a campaign of the tree ran, up to the day before `today` (see
   * eachRun). Only for complete rows, as missing ones may still arrive. Not for groupings by item, whose dates are
   * unknown.
   */
  fill: boolean
  /** Today, which is incomplete. */
  today: Day
}

/** Figures by group over a period and its comparison period, in typed columns: read them with reportFigures.ts. */
export interface GroupedReport extends RowCells {
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
export function groupReport(
  now: ReportStore,
  earlier: ReportStore | null,
  tree: ReportTree,
  { by, period, comparison, platforms = PLATFORMS, fill, today }: ReportOptions,
): GroupedReport {
  const selectedPlatforms = new Set(platforms)
  const dimensions = knownTo(now, by)
  const filled = fill && !dimensions.includes('item')
  const parts = [
    partOf(now, { period, side: 'days' }, tree),
    ...(earlier !== null && comparison !== null
      ? [partOf(earlier, { period: comparison, side: 'earlier' }, tree)]
      : []),
  ]
  const compared = parts[1]?.period ?? null

  const places = parts.flatMap((part) => part.places)
  if (filled) for (const id of tree.campaigns.keys()) places.push(campaignPlace(tree, id))
  const codes = codesOf(
    dimensions.map((each) => (isTime(each) ? timeAxis(each, period, compared) : placeAxis(each, places, tree))),
  )
  const sources = parts.map((part): Source => ({
    store: part.store,
    codes: rowCodes(codes, part.places, part, part.store.per, selectedPlatforms),
    eachRun: (visit) => {
      if (filled) eachRun(codes, tree, part, selectedPlatforms, today, visit)
    },
  }))

  const entries = parts.reduce((sum, { store }) => sum + store.length, 0)
  const everyCell = codes.axes.length < 2 && dimensions.every(isTime)
  const summed =
    everyCell || codes.size <= Math.max(FEW_CELLS, 2 * entries)
      ? sumDense(sources, codes, everyCell)
      : sumSparse(sources, codes)
  const [sums = noSums(0), earlierSums = null] = summed.sums
  const { axes, strides } = codes
  return {
    axes,
    strides,
    cells: summed.codes,
    rows: sums.rows,
    now: sums,
    earlier: earlierSums,
    period,
    comparison: compared,
    isLastIncomplete: period.to >= today,
  }
}

/** Up to this number of codes, every code gets a row in memory, however few rows there are. */
const FEW_CELLS = 65_536

interface Part extends PeriodSide {
  store: ReportStore
  /** By lane. */
  places: readonly Place[]
}

function partOf(store: ReportStore, period: PeriodSide, tree: ReportTree): Part {
  return {
    ...period,
    store,
    places: store.columns.lanes.slice(0, store.laneCount).map((lane) => lanePlace(tree, store, lane)),
  }
}

/** The place of a lane, with the lane's platform if it has one. */
function lanePlace(tree: ReportTree, { of }: ReportStore, { refkey, slot }: Lane): Place {
  const place = placeOf(tree, of, refkey)
  return slot === NO_PLATFORM ? place : { ...place, platform: PLATFORMS[slot] ?? null }
}

/** The dimensions that the rows of a store support, without duplicates. */
function knownTo({ of, per }: ReportStore, by: readonly Dimension[]): Dimension[] {
  const known = by.map((each) =>
    each === 'item' && of === 'campaign' ? 'campaign' : each === 'day' && per === 'month' ? 'month' : each,
  )
  return [...new Set(known)]
}
