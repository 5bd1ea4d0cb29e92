/** Positions from `from` up to, but not including, `to`. */
export interface Interval {
  from: number
  to: number
}

/** The first position at or after `position` that is in none of the intervals. They must not touch each other. */
export function firstGap(intervals: readonly Interval[], position: number): number {
  return intervals.find(({ from, to }) => from <= position && position < to)?.to ?? position
}

/** The intervals with another one added; those that touch or overlap are merged. */
export function addInterval(intervals: readonly Interval[], from: number, to: number): readonly Interval[] {
  if (from >= to) return intervals
  const separate = intervals.filter((each) => each.to < from || each.from > to)
  const touching = intervals.filter((each) => each.to >= from && each.from <= to)
  const merged = {
    from: Math.min(from, ...touching.map((each) => each.from)),
    to: Math.max(to, ...touching.map((each) => each.to)),
  }
  return [...separate, merged]
}
