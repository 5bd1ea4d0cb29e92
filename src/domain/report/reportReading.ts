import type { Period } from '../period.ts'
import type { ReportStore } from './reportStore.ts'

/** What is here of a report's rows: of its period, and of the one that it is compared with. */
export interface ReportReading {
  /** The days that the rows are of. Another period than the one asked for while that is on its way: group by these. */
  period: Period
  /** The period of `earlier`; null where nothing is compared. */
  comparison: Period | null
  now: ReportStore
  /** Null where nothing is compared. */
  earlier: ReportStore | null
  /** Every row of both is here. False while they are read, after a stop, and where pages failed: figures are then those of a part. */
  whole: boolean
}
