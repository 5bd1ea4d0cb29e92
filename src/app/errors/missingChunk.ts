/** No second reload within this time: longer than the reloaded page takes to fail, shorter than a deploy cycle. */
const RELOAD_INTERVAL_MS = 30_000
const STATE_KEY = 'lightshelf.reloaded'

/** Browsers' messages for a module that failed to load: after a deploy the old files are gone. */
const MESSAGES =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS/i

export const isMissingChunk = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message)

/**
 * Reloads the page for a missing chunk, once. The reload is marked in the history entry, which works even if storage is
 * blocked. After a second failure the screen "A new version is available" stays.
 */
export function reloadOnce(nowMs: number = Date.now()): void {
  const state: unknown = window.history.state
  const reloadedAt =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[STATE_KEY] : undefined
  if (typeof reloadedAt === 'number' && nowMs - reloadedAt < RELOAD_INTERVAL_MS) return
  window.history.replaceState({ ...(state as object | null), [STATE_KEY]: nowMs }, '')
  window.location.reload()
}
