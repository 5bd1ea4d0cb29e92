import type { Day } from '../catalogue.ts'
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
   * What makes a row, first what leads: ['ad'], ['ad', 'day'] (refkey|day), ['day', 'ad'] (day|refkey); [] is one row of
   * everything. A report of campaigns knows no items, one of months no days: they are grouped by campaign, by month.
   */
  by: readonly Dimension[]
  /** Rows outside it do not count. */
  period: Period
  /** The period of the earlier rows; null: nothing is compared. */
  comparison: Period | null
  /** The platforms that count. All three where left out: then figures of campaigns whose platform is not known count as well. */
  platforms?: readonly Platform[]
  /**
   * Takes what is missing for 0 while a campaign of the tree ran, up to the day before `today` (see eachRun), so that
   * null keeps its meaning. Only for rows that are all here: before that, what is missing may still come. Groupings by
   * item are left alone: when an item ran is not known.
   */
  fill: boolean
  /** The day that is not complete. */
  today: Day
}

/** Figures by group, over a period and the one it is compared with, in typed columns: read them with reportFigures.ts. */
export interface GroupedReport extends RowCells {
  /** How many rows there are. In order of their groups: by id along the first axis, then the next; what is not known last. */
  readonly rows: number
  readonly now: Sums
  /** The same rows over the period compared with. */
  readonly earlier: Sums | null
  readonly period: Period
  readonly comparison: Period | null
  /** The period reaches today, of which figures are still to come. */
  readonly openEnd: boolean
}

/**
 * Groups the rows of a report, and those of the period it is compared with. Rows that only one of the two has stay;
 * days and months are paired by timePairs. By days or months alone every one of them has a row. All rows together are
 * the sums of all days of both periods; which of them are shown is told by isListed.
 * @param earlier the rows of `comparison`; null where nothing is compared, or as long as they are not here.
 */
export function groupReport(
  now: ReportStore,
  earlier: ReportStore | null,
  tree: ReportTree,
  { by, period, comparison, platforms = PLATFORMS, fill, today }: ReportOptions,
): GroupedReport {
  const wanted = new Set(platforms)
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
    codes: rowCodes(codes, part.places, part, part.store.per, wanted),
    eachRun: (visit) => {
      if (filled) eachRun(codes, tree, part, wanted, today, visit)
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
    openEnd: period.to >= today,
  }
}

/** Cells that are taken for each code, however few rows there are. */
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

/** A row that names its platform counts for that. */
function lanePlace(tree: ReportTree, { of }: ReportStore, { refkey, slot }: Lane): Place {
  const place = placeOf(tree, of, refkey)
  return slot === NO_PLATFORM ? place : { ...place, platform: PLATFORMS[slot] ?? null }
}

/** What the rows of a store can be grouped by, each once. */
function knownTo({ of, per }: ReportStore, by: readonly Dimension[]): Dimension[] {
  const known = by.map((each) =>
    each === 'item' && of === 'campaign' ? 'campaign' : each === 'day' && per === 'month' ? 'month' : each,
  )
  return [...new Set(known)]
}
