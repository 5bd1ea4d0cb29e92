import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#session/safeStorage.ts'
import type { ThemeName } from '#components/theme/tokens.ts'

const listeners = new Set<() => void>()

export function setDeviceValue(key: string, value: string): void {
  deviceStorage.set(key, value)
  for (const listener of listeners) listener()
}

/** A value stored on the device for all its users; null if there is none. A logout keeps it. */
export function useDeviceValue(key: string): string | null {
  return useSyncExternalStore(subscribe, () => deviceStorage.get(key))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab has changed it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const SINGLE_KEYS = 'lightshelf.singleKeys'

/** Whether single keys are shortcuts, and its setter. Stored on the device. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useDeviceValue(SINGLE_KEYS) !== 'off', setSingleKeys]
}

const setSingleKeys = (on: boolean) => setDeviceValue(SINGLE_KEYS, on ? 'on' : 'off')

/** public/theme.js reads the same key before the first paint, and when another tab changes it. */
const THEME = 'lightshelf.theme'

export function setTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
  setDeviceValue(THEME, theme)
}

/** The current theme and its setter: dark unless light is stored on the device (spec section 4). */
export function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  return [useDeviceValue(THEME) === 'light' ? 'light' : 'dark', setTheme]
}
