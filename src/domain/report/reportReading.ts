import type { Period } from '../period.ts'
import type { ReportStore } from './reportStore.ts'

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
