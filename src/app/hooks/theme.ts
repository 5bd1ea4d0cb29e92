import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../session/safeStorage.ts'

export type Theme = 'dark' | 'light'

/** public/theme.js reads the same key before the first paint. */
const KEY = 'lightshelf.theme'
const listeners = new Set<() => void>()

/** Dark unless light was chosen (spec section 4). */
const read = (): Theme => (deviceStorage.get(KEY) === 'light' ? 'light' : 'dark')

export function setTheme(theme: Theme): void {
  deviceStorage.set(KEY, theme)
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** The theme on screen and the way to change it; remembered on the device, also over a logout. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
  return [theme, setTheme]
}
