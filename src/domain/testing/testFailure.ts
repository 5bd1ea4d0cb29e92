import type { Failure, FailureKind } from '../failure.ts'

/** A failure of which the server says nothing, unless given. */
export const testFailure = (kind: FailureKind, more: Partial<Failure> = {}): Failure => ({
  kind,
  details: [],
  body: null,
  ...more,
})
