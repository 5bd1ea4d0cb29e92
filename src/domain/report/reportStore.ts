import { addInterval, firstGap, type Interval } from '../intervals.ts'
import type { PlatformReportRow, ReportRow } from '../reportRows.ts'
import type { TimeStep } from './dimensions.ts'

/** A row as the API gives it: figures by platform, or in total for the platform of its campaign or item. */
export type StoredRow = PlatformReportRow | ReportRow

/**
 * The rows of one list of a report: by campaign (or item) and day (or month), with null where nothing is known.
 * Immutable, so that stores can be compared by identity.
 */
export interface ReportStore {
  /** Whether refkeys are ids of campaigns (elcams, elcam_vendors) or of items (elcam_items). */
  readonly of: 'campaign' | 'item'
  /** Whether rows are by day, or by month on its first day. */
  readonly per: TimeStep
  /** Pages in the order in which they arrived. */
  readonly pages: readonly (readonly StoredRow[])[]
  /** Number of rows in the pages. */
  readonly rowCount: number
  /** Intervals of the list that are loaded. */
  readonly loaded: readonly Interval[]
}

export function emptyStore(of: ReportStore['of'], per: TimeStep): ReportStore {
  return { of, per, pages: [], rowCount: 0, loaded: [] }
}

/**
 * The store with another page of its list, starting at `offset`. Rows that are loaded already are ignored, so pages may
 * arrive twice and in any order. The list must not change while it is read (ListReading rejects that).
 */
export function withPage(store: ReportStore, rows: readonly StoredRow[], offset = 0): ReportStore {
  const added = rows.filter((_, index) => firstGap(store.loaded, offset + index) === offset + index)
  return {
    ...store,
    pages: added.length === 0 ? store.pages : [...store.pages, added],
    rowCount: store.rowCount + added.length,
    loaded: addInterval(store.loaded, offset, offset + rows.length),
  }
}
