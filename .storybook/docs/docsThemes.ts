import { create, type ThemeVars } from 'storybook/theming'
import { tokenValue, type ThemeName } from '#components/theme/tokens.ts'

/** Storybook's docs theme with our page colours: stories on docs pages have no background of their own. */
const docsTheme = (base: ThemeName): ThemeVars =>
  create({
    base,
    appBg: tokenValue('bg', base),
    appContentBg: tokenValue('bg', base),
    appPreviewBg: tokenValue('bg', base),
    appBorderColor: tokenValue('line-2', base),
    barBg: tokenValue('bg', base),
    textColor: tokenValue('text', base),
    textMutedColor: tokenValue('text-3', base),
    inputBg: tokenValue('surface', base),
    inputBorder: tokenValue('line-ctl', base),
    inputTextColor: tokenValue('text', base),
  })

export const DOCS_THEMES: Readonly<Record<ThemeName, ThemeVars>> = {
  dark: docsTheme('dark'),
  light: docsTheme('light'),
}
