/** Places from `from` up to `to`, that one not included. */
export interface Stretch {
  from: number
  to: number
}

/** The first place from `place` on that no stretch holds. */
export function firstFree(stretches: readonly Stretch[], place: number): number {
  return stretches.find(({ from, to }) => from <= place && place < to)?.to ?? place
}

/** The stretches with a further one; those that touch or overlap become one. */
export function withStretch(stretches: readonly Stretch[], from: number, to: number): readonly Stretch[] {
  if (from >= to) return stretches
  const apart = stretches.filter((each) => each.to < from || each.from > to)
  const joined = stretches.filter((each) => each.to >= from && each.from <= to)
  const whole = {
    from: Math.min(from, ...joined.map((each) => each.from)),
    to: Math.max(to, ...joined.map((each) => each.to)),
  }
  return [...apart, whole]
}
