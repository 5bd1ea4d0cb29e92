import { useSyncExternalStore } from 'react'
import type { ThemeName } from '#components/theme/tokens.ts'
import { deviceStorage } from '../session/safeStorage.ts'

/** public/theme.js reads the same key before the first paint, and when another tab changes it. */
const KEY = 'lightshelf.theme'
const listeners = new Set<() => void>()

/** Dark unless light is stored (spec section 4). */
const readTheme = (): ThemeName => (deviceStorage.get(KEY) === 'light' ? 'light' : 'dark')

export function setTheme(theme: ThemeName): void {
  deviceStorage.set(KEY, theme)
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** The current theme and its setter. Stored on the device; a logout keeps it. */
export function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener)
    // Another tab has changed it.
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }, readTheme)
  return [theme, setTheme]
}
