/** Prefix of the app's storage keys. */
const PREFIX = 'lightshelf.'

/** Removes what the app has stored in this browser and tab, except for the given keys. */
export function forgetStored(...kept: readonly string[]): void {
  for (const area of [() => window.localStorage, () => window.sessionStorage])
    try {
      const storage = area()
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX) && !kept.includes(key)) storage.removeItem(key)
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
}
