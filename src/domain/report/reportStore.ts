import { dayNumber, type Day } from '../day.ts'
import { PLATFORMS, type Figures } from '../metrics.ts'
import type { PlatformReportRow, ReportRow } from '../reportRows.ts'
import type { TimeStep } from './dimensions.ts'
import { firstGap, addInterval, type Interval } from '../intervals.ts'
import { NO_PLATFORM, SLOTS, WIDTH, type Slot } from './sums.ts'

/**
 * The rows of one report list in typed columns, with one entry of 32 bytes per row and platform.
 *
 * A store is immutable: `withPage` returns a new one that shares its memory. Keep the latest and compare by identity.
 */
export interface ReportStore {
  /** Identity of the list; the same for all stores derived from one another. */
  readonly list: object
  /** Whether refkeys are ids of campaigns (elcams, elcam_vendors) or of items (elcam_items). */
  readonly of: 'campaign' | 'item'
  /** Whether rows are by day, or by month on its first day. */
  readonly per: TimeStep
  /** Number of entries in the columns. */
  readonly length: number
  /** Number of lanes that belong to this store. */
  readonly laneCount: number
  /** Intervals of the list that are loaded. */
  readonly taken: readonly Interval[]
  readonly columns: Columns
}

/** A refkey on one platform. With NO_PLATFORM, the platform is that of the refkey. */
export interface Lane {
  readonly refkey: number
  readonly slot: Slot
}

/** Memory shared by the stores of one list; a store only uses entries below its `length`. */
interface Columns {
  /**
   * Two numbers per entry: its index in `lanes`, and its day as days since 1 January 1970, shifted above three bits for
   * the known figures. Few arrays instead of one per column, because the speed of a loop depends on the number of
   * arrays it reads (docs/decisions/0010-report-engine.md).
   */
  heads: Int32Array
  /** Three per entry: clicks, impressions, conversions; 0 if unknown. */
  figures: Float64Array
  readonly lanes: Lane[]
  readonly laneOf: Map<number, number>
  readonly dayNumbers: Map<Day, number>
  /** Number of entries used by any store. */
  used: number
}

/** Number of bits below the day of an entry. */
export const DAY_SHIFT = 3

const FIRST_CAPACITY = 4096

export function emptyStore(of: ReportStore['of'], per: TimeStep): ReportStore {
  return { list: {}, of, per, length: 0, laneCount: 0, taken: [], columns: columnsFor(FIRST_CAPACITY) }
}

/**
 * The store with another page of its list, starting at `offset`. Rows that are loaded already are ignored, so pages may
 * arrive twice and in any order. The list must not change while it is read (readPages rejects that), and has each
 * refkey and day once; rows that share both at different positions are summed.
 * @param rows by platform, or one figure for the refkey's own platform. Figures are integers, so sums are exact in any
 * order.
 */
export function withPage(
  store: ReportStore,
  rows: readonly (PlatformReportRow | ReportRow)[],
  offset = 0,
): ReportStore {
  const places: number[] = []
  for (let at = freeAt(store, offset, 0); at < rows.length; at = freeAt(store, offset, at + 1)) places.push(at)
  const columns = roomFor(store, places.length * PLATFORMS.length)
  for (const at of places) {
    const row = rows[at]
    if (row === undefined) continue
    if ('figures' in row) putPlatforms(columns, row)
    else put(columns, row, row, NO_PLATFORM)
  }
  return {
    ...store,
    columns,
    length: columns.used,
    laneCount: columns.lanes.length,
    taken: addInterval(store.taken, offset, offset + rows.length),
  }
}

/** The entries a store has beyond an earlier one of its list, to be sent to a worker. */
export interface StoreTail extends Pick<ReportStore, 'of' | 'per'> {
  heads: Int32Array
  figures: Float64Array
  lanes: readonly Lane[]
}

export function tailOf(
  { of, per, columns: { heads, figures, lanes }, length, laneCount }: ReportStore,
  since: Pick<ReportStore, 'length' | 'laneCount'>,
): StoreTail {
  return {
    of,
    per,
    heads: heads.slice(since.length * 2, length * 2),
    figures: figures.slice(since.length * WIDTH, length * WIDTH),
    lanes: lanes.slice(since.laneCount, laneCount),
  }
}

/** The store with the entries of a tail; `taken` is not updated. */
export function withTail(store: ReportStore, { heads, figures, lanes }: StoreTail): ReportStore {
  const columns = roomFor(store, heads.length / 2)
  columns.heads.set(heads, store.length * 2)
  columns.figures.set(figures, store.length * WIDTH)
  for (const { refkey, slot } of lanes) laneOf(columns, refkey, slot)
  columns.used = store.length + heads.length / 2
  return { ...store, columns, length: columns.used, laneCount: columns.lanes.length }
}

/** The first row from `at` on that is not loaded yet. */
function freeAt({ taken }: ReportStore, offset: number, at: number): number {
  return firstGap(taken, offset + at) - offset
}

/** One entry per platform with figures. A row without any gets one too, so that it is not lost. */
function putPlatforms(columns: Columns, row: PlatformReportRow): void {
  const before = columns.used
  for (let slot = 0; slot < NO_PLATFORM; slot++) {
    const platform = PLATFORMS[slot]
    if (platform === undefined) continue
    const figures = row.figures[platform]
    if (figures.clicks !== null || figures.impressions !== null || figures.conversions !== null)
      put(columns, row, figures, slot)
  }
  if (columns.used === before) put(columns, row, row.figures.gad, NO_PLATFORM)
}

function put(
  columns: Columns,
  { refkey, day }: { refkey: number; day: Day },
  { clicks, impressions, conversions }: Figures,
  slot: Slot,
): void {
  const at = columns.used++
  columns.heads[at * 2] = laneOf(columns, refkey, slot)
  columns.heads[at * 2 + 1] =
    (numberOf(columns, day) << DAY_SHIFT) |
    (clicks === null ? 0 : 1) |
    (impressions === null ? 0 : 2) |
    (conversions === null ? 0 : 4)
  columns.figures[at * WIDTH] = clicks ?? 0
  columns.figures[at * WIDTH + 1] = impressions ?? 0
  columns.figures[at * WIDTH + 2] = conversions ?? 0
}

function laneOf({ laneOf: places, lanes }: Columns, refkey: number, slot: Slot): number {
  const mark = refkey * SLOTS + slot
  let lane = places.get(mark)
  if (lane === undefined) {
    lane = lanes.push({ refkey, slot }) - 1
    places.set(mark, lane)
  }
  return lane
}

function numberOf({ dayNumbers }: Columns, day: Day): number {
  let number = dayNumbers.get(day)
  if (number === undefined) {
    number = dayNumber(day)
    dayNumbers.set(day, number)
  }
  return number
}

/** Columns with room for so many entries after those of the store. */
function roomFor({ columns, length, laneCount }: ReportStore, entries: number): Columns {
  const needed = length + entries
  // Another store has been derived from this one and has written its entries there.
  const branched = columns.used !== length
  const capacity = columns.heads.length / 2
  if (!branched && needed <= capacity) return columns
  const grown = columnsFor(Math.max(needed, needed <= capacity ? capacity : capacity * 2))
  grown.heads.set(columns.heads.subarray(0, length * 2))
  grown.figures.set(columns.figures.subarray(0, length * WIDTH))
  for (const { refkey, slot } of columns.lanes.slice(0, laneCount)) laneOf(grown, refkey, slot)
  grown.used = length
  return grown
}

function columnsFor(capacity: number): Columns {
  return {
    heads: new Int32Array(capacity * 2),
    figures: new Float64Array(capacity * WIDTH),
    lanes: [],
    laneOf: new Map(),
    dayNumbers: new Map(),
    used: 0,
  }
}
