/** Relative change against an earlier figure, 0.045 for +4.5 %; 'new' where the earlier one is 0; null where one is unknown. */
export type Change = number | 'new' | null

/** How a figure has changed; 0 to 0 is no change, and nothing is new in it. */
export function changeOf(now: number | null, earlier: number | null): Change {
  if (now === null || earlier === null || !Number.isFinite(now) || !Number.isFinite(earlier)) return null
  if (now === earlier) return 0
  return earlier === 0 ? 'new' : (now - earlier) / Math.abs(earlier)
}
