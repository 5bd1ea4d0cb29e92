import type { ThemeName } from '#components/theme/tokens.ts'

/** The theme in the query of Storybook's address: `?path=/story/…&globals=theme:light;motion:still`. */
export function themeFromAddress(search: string): ThemeName {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  return globals.split(';').includes('theme:light') ? 'light' : 'dark'
}
