import type { ThemeName } from '#components/theme/tokens.ts'

/** The theme in Storybook's globals. Dark is the default, as in the app. */
export const themeFromGlobals = ({ theme }: Record<string, unknown>): ThemeName =>
  theme === 'light' ? 'light' : 'dark'
