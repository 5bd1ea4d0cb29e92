import { create, type ThemeVars } from 'storybook/theming'
import { tokenValue, type ThemeName, type TokenName } from '#components/theme/tokens.ts'

/** Storybook renders the title as HTML: the mark is an image, the name is text in our font. */
const BRAND =
  '<img src="./favicon.svg" alt="" width="26" height="26" style="margin-inline-end: 10px">' +
  '<span style="font-size: 17px; font-weight: 600; letter-spacing: -0.02em">Lightshelf</span>'

/** Storybook's own theme with our fonts, colours and logo, for its frame and for documentation pages. */
function docsTheme(base: ThemeName): ThemeVars {
  const colour = (name: TokenName) => tokenValue(name, base)
  return create({
    base,
    brandTitle: BRAND,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: colour('font-ui'),
    fontCode: 'ui-monospace, monospace',
    colorPrimary: colour('lamp'),
    // Storybook darkens it in the dark theme and puts white text on it: with lamp itself the contrast would be 3.
    colorSecondary: colour(base === 'dark' ? 'lamp-fill-press' : 'lamp'),
    appBg: colour('surface'),
    appContentBg: colour('bg'),
    // Visible while a story loads, and under stories on documentation pages.
    appPreviewBg: colour('bg'),
    appHoverBg: colour('hover'),
    appBorderColor: colour('line-2'),
    appBorderRadius: 6,
    textColor: colour('text'),
    textInverseColor: colour('on-lamp'),
    textMutedColor: colour('text-3'),
    barBg: colour('surface'),
    barTextColor: colour('text-2'),
    barHoverColor: colour('lamp-text'),
    barSelectedColor: colour('lamp-text'),
    buttonBg: colour('raised'),
    buttonBorder: colour('line-2'),
    booleanBg: colour('raised'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('line-ctl'),
    inputTextColor: colour('text'),
    inputBorderRadius: 6,
  })
}

/** The same pair for the frame (manager.tsx) and for documentation pages (ThemedDocs.tsx). */
export const DOCS_THEMES: Readonly<Record<ThemeName, ThemeVars>> = {
  dark: docsTheme('dark'),
  light: docsTheme('light'),
}
