let isSmall = false

/**
 * Whether the first account has only some of its titles, and few ads of each, so that a compared report of 28 days takes
 * four requests, not 13: for stories and tests that are not about size. The demo and the HTTP server have it whole.
 */
export function isSmallWorld(): boolean {
  return isSmall
}

/** Makes the first account small, or whole again. */
export function setSmallWorld(small: boolean): void {
  isSmall = small
}
