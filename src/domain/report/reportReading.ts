import type { Loadable } from '../loadable.ts'
import type { Period } from '../period.ts'
import type { ReportStore } from './reportStore.ts'
import type { ReportTree } from './reportTree.ts'

/** The loaded rows of a report and of its comparison period. */
export interface ReportReading {
  /** The period of the rows, to be used for grouping. While a new period loads, this is still the previous one. */
  period: Period
  /** The period of `earlier`; null without a comparison. */
  comparison: Period | null
  now: ReportStore
  /** Null without a comparison. */
  earlier: ReportStore | null
  /**
   * All rows of both periods are loaded. False while loading, after a cancel and if pages failed: figures are partial
   * then.
   */
  whole: boolean
}

/** Reports of more rows, of both periods together, are read only when asked to: 200,000 are some 20 MB. */
export const LONG_REPORT = 200_000

/** A report that is too long to be read without asking. */
export interface LongReport {
  /** Rows of both periods together. */
  rows: number
  /** The server gave no total: `rows` is campaigns times days. */
  isEstimate: boolean
  /** Reads the rest. */
  readOn: () => void
}

/** The rows of a report while they load. */
export interface ReportLoadable extends Loadable<ReportReading> {
  /** Set while reading waits for an answer. */
  long: LongReport | null
}

/** The names of a report's rows while they load. */
export interface ReportNames extends Loadable<ReportTree> {
  /** The campaigns whose items could not be loaded. */
  campaignsWithoutItems: readonly number[]
}
