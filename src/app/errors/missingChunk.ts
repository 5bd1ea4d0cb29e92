/** Long enough for the reloaded page to fail again, short enough for the next deploy to be another case. */
const SAME_CASE_MS = 30_000
const MARK = 'lightshelf.reloaded'

/** The texts with which browsers say that a module could not be fetched: after a deploy the old files are gone. */
const MISSING =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS/i

export const isMissingChunk = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message)

/**
 * Reloads the page for a missing chunk, once: what marks the reload is the history entry itself, which lives on where
 * storage is blocked. The second time the screen "A new version is available" stays.
 */
export function reloadOnce(now: number = Date.now()): void {
  const state: unknown = window.history.state
  const marked = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[MARK] : undefined
  if (typeof marked === 'number' && now - marked < SAME_CASE_MS) return
  window.history.replaceState({ ...(state as object | null), [MARK]: now }, '')
  window.location.reload()
}
