import type { PlatformReportRow, ReportRow } from '../reportRows.ts'
import type { TimeStep } from './dimensions.ts'

/** A row as the API gives it: figures by platform, or in total for the platform of its item. */
export type StoredRow = PlatformReportRow | ReportRow

/**
 * The rows of one list of a report: by campaign (or item) and day (or month), with null where nothing is known.
 * Immutable, so that stores can be compared by identity.
 */
export interface ReportStore {
  /** Whether refkeys are ids of campaigns (elcam_vendors) or of items (elcam_items). */
  readonly of: 'campaign' | 'item'
  /** Whether rows are by day, or by month on its first day. */
  readonly per: TimeStep
  readonly rows: readonly StoredRow[]
}
