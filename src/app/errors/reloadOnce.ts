import { fetchDeployedBuild } from '../config/fetchDeployedBuild.ts'
import { reloadPage } from './reloadPage.ts'

/** 'reloading' also if the page is being left anyway. 'left-to-user': it did not reload by itself. */
export type ReloadOutcome = 'reloading' | 'left-to-user' | 'unreachable'

/** No second reload within this time: longer than a browser waits for a file, shorter than the time between deploys. */
const RELOAD_INTERVAL_MS = 600_000
/** public/theme.js uses the same mark for the first script. */
const STATE_KEY = 'lightshelf.reloaded'

let isLeaving = false
// A reload would cancel the navigation that makes the browser drop what is still loading.
window.addEventListener('pagehide', () => {
  isLeaving = true
})
window.addEventListener('pageshow', () => {
  isLeaving = false
})

/**
 * Reloads the page for a missing chunk, once, if the server can be reached: a reload without it would replace the app
 * with the browser's own error page. The reload is marked in the history entry, which works even if storage is blocked.
 * @param losesWork whether a reload would lose what was entered: nobody has asked for it
 */
export async function reloadOnce(losesWork: () => boolean, nowMs: number = Date.now()): Promise<ReloadOutcome> {
  const isReachable = (await fetchDeployedBuild()) !== 'unreachable'
  if (isLeaving) return 'reloading'
  if (!isReachable) return 'unreachable'
  if (losesWork() || wasReloaded(nowMs) || !markReloaded(nowMs)) return 'left-to-user'
  reloadPage()
  return 'reloading'
}

function wasReloaded(nowMs: number): boolean {
  const state: unknown = window.history.state
  const reloadedAt =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[STATE_KEY] : undefined
  return typeof reloadedAt === 'number' && nowMs - reloadedAt < RELOAD_INTERVAL_MS
}

/** False if the browser refuses: without the mark there could be no end of reloads. */
function markReloaded(nowMs: number): boolean {
  try {
    window.history.replaceState({ ...(window.history.state as object | null), [STATE_KEY]: nowMs }, '')
    return true
  } catch {
    return false
  }
}

/** Browsers' messages for a module that failed to load: after a deploy the old files are gone. */
const MESSAGES =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS/i

export const isMissingChunk = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message)
