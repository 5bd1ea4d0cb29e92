import type { Day } from '../day.ts'

/** Ads that have never run. */
export interface NeverRan {
  /** When the first was, or is, due to start; null: not scheduled. */
  firstStart: Day | null
}
