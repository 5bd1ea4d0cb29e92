/** localStorage that never throws: if it is blocked, full or missing, values stay in memory until the page unloads. */
export interface SafeStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

export function safeStorage(area: () => Storage = () => window.localStorage): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(area())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored === true) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** The page's storage: shared, because the fallback in memory is. */
export const deviceStorage = safeStorage()

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
