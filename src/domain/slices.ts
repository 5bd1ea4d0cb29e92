/** Work in slices: a generator that yields wherever the work may pause. */
export type Slices<Result> = Generator<undefined, Result, undefined>

/** Does all the work at once. */
export function runToEnd<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const step = slices.next()
    if (step.done === true) return step.value
  }
}

/** How many rows are worked through in one slice. */
const ROWS_PER_SLICE = 1024

/** A long list in parts, each short enough for one slice. */
export function* slicesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_SLICE) yield rows.slice(start, start + ROWS_PER_SLICE)
}
