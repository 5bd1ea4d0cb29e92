import type { Loadable } from '../loadable.ts'
import type { Period } from '../period.ts'
import type { ReportStore } from './reportStore.ts'
import type { ReportTree } from './reportTree.ts'

/** The rows of a period and of its comparison period, as far as they have come. */
export interface ComparedRows {
  period: Period
  /** The period of `earlier`; null without a comparison. */
  comparison: Period | null
  now: ReportStore
  /** Null without a comparison. */
  earlier: ReportStore | null
  /** Whether all rows of both periods are there. */
  isComplete: boolean
}

/** The rows of a report. While those of another question load, these are still the previous ones. */
export interface ReportReading {
  /** The rows of the table: by item if it is grouped by item. */
  rows: ComparedRows
  /** The rows by campaign, of the totals and the chart; the same ones if the table is not grouped by item. */
  figures: ComparedRows
}

/** The names of a report's rows while they load. Campaigns and ads are there, or `data` is undefined; items fill in. */
export interface ReportNames extends Loadable<ReportTree> {
  /** The campaigns whose items could not be loaded. */
  campaignsWithoutItems: readonly number[]
}
