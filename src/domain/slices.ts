/** Work in slices: a generator that yields wherever the work may pause. */
export type Slices<Result> = Generator<undefined, Result, undefined>

/** Does all the work at once. */
export function runToEnd<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const step = slices.next()
    if (step.done === true) return step.value
  }
}
