const isCi = process.env.CI !== undefined

/** How often a failed test is tried again before it counts (docs/decisions/0013-test-run.md). */
export const RETRIES = isCi ? 2 : 0

/** After so many tests that failed for good a part stops, so that one broken fixture does not run for hours; 0: never. */
export const MAX_FAILURES = isCi ? 10 : 0
