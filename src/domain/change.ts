/**
 * Relative change from an earlier figure: 0.045 for +4.5 %; 'new' if the earlier one is 0; null if either is unknown.
 */
export type Change = number | 'new' | null

/** The relative change of a figure. 0 to 0 is no change, not 'new'. */
export function relativeChange(now: number | null, earlier: number | null): Change {
  if (now === null || earlier === null || !Number.isFinite(now) || !Number.isFinite(earlier)) return null
  if (now === earlier) return 0
  return earlier === 0 ? 'new' : (now - earlier) / Math.abs(earlier)
}
