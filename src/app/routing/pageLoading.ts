import { useSyncExternalStore } from 'react'

/*
 * Whether the code of a page that was asked for is still loading. React keeps the old page meanwhile, without anything
 * that could be read while rendering.
 */
let isLoading = false
const listeners = new Set<() => void>()

function setLoading(next: boolean) {
  if (isLoading === next) return
  isLoading = next
  listeners.forEach((notify) => notify())
}

/** Resolves as `page` does. The page counts as loading until then, or until any page is shown. */
export async function whileLoading<T>(page: () => Promise<T>): Promise<T> {
  // This runs while React renders, when no state may change.
  await Promise.resolve()
  setLoading(true)
  return page().finally(pageShown)
}

/** Call it when a page is shown, which ends the wait for any other. */
export const pageShown = () => setLoading(false)

/** Whether a page that was asked for is still loading. */
export const usePageLoading = () => useSyncExternalStore(subscribe, () => isLoading)

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
