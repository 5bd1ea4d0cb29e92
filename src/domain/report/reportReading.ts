import type { Day } from '../day.ts'
import type { Loadable } from '../loadable.ts'
import type { Period } from '../period.ts'
import type { PlatformReportRow, ReportRow } from '../reportRows.ts'
import type { TimeStep } from './dimensions.ts'
import type { RefkeyKind, ReportTree } from './reportTree.ts'

/** A row as the API gives it: figures by platform, or in total for the platform of its item. */
export type StoredRow = PlatformReportRow | ReportRow

/** The rows of a period: by campaign (or item) and day (or month), with null where nothing is known. */
export interface PeriodRows {
  readonly period: Period
  readonly rows: readonly StoredRow[]
}

/** The rows of a period and of its comparison period. */
export interface ReportRows {
  readonly of: RefkeyKind
  /** Whether rows are by day, or by month on its first day. */
  readonly per: TimeStep
  readonly now: PeriodRows
  /** Null without a comparison. */
  readonly earlier: PeriodRows | null
}

/** The same, as far as they have come. */
export interface ComparedRows extends ReportRows {
  /** Whether all rows of both periods are there. */
  readonly isComplete: boolean
}

/** The rows of a report. While those of another question load, these are still the previous ones. */
export interface ReportReading {
  /** The rows of the table: by item if it is grouped by item. */
  tableRows: ComparedRows
  /** The rows by campaign, of the totals and the chart; the same ones if the table is not grouped by item. */
  campaignRows: ComparedRows
  /** The day that is incomplete in them. */
  today: Day
}

/** The names of a report's rows while they load. Campaigns and ads are there, or `data` is undefined; items fill in. */
export interface ReportNames extends Loadable<ReportTree> {
  /** The campaigns whose items could not be loaded. */
  campaignsWithoutItems: readonly number[]
}
