import type { ThemeName } from '#components/theme/tokens.ts'
import { setDeviceValue, useDeviceValue } from './useDeviceValue.ts'

/** public/theme.js reads the same key before the first paint, and when another tab changes it. */
const KEY = 'lightshelf.theme'

export function setTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
  setDeviceValue(KEY, theme)
}

/** The current theme and its setter: dark unless light is stored on the device (spec section 4). */
export function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  return [useDeviceValue(KEY) === 'light' ? 'light' : 'dark', setTheme]
}
