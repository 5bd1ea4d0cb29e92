/**
 * A change from an earlier figure. Of a count it is relative: 0.045 for +4.5 %, 'new' if the earlier count is 0. Of a
 * ratio it is the difference: 0.0021 for +0.21 percentage points. null if either figure is unknown.
 */
export type Change = number | 'new' | null

/** What a change is measured in: counts in percent, ratios in percentage points. */
export type ChangeKind = 'percent' | 'points'

/** The change of a figure, by its kind. */
export function changeBetween(kind: ChangeKind, now: number | null, earlier: number | null): Change {
  return kind === 'points' ? pointChange(now, earlier) : relativeChange(now, earlier)
}

/** The relative change of a count. 0 to 0 is no change, not 'new'. */
export function relativeChange(now: number | null, earlier: number | null): Change {
  if (!isKnown(now) || !isKnown(earlier)) return null
  if (now === earlier) return 0
  return earlier === 0 ? 'new' : (now - earlier) / Math.abs(earlier)
}

/** The change of a ratio (0 to 1): the difference of the two, also from 0; null if either is unknown. */
export function pointChange(now: number | null, earlier: number | null): number | null {
  return isKnown(now) && isKnown(earlier) ? now - earlier : null
}

function isKnown(figure: number | null): figure is number {
  return figure !== null && Number.isFinite(figure)
}
