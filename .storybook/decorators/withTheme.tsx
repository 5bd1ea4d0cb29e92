import { useEffect, type CSSProperties, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { setTheme } from '#app/hooks/useDeviceValue.ts'
import { TOKENS, tokenValue, type ThemeName } from '#components/theme/tokens.ts'
import { themeFromGlobals } from './themeFromGlobals.ts'

/**
 * Applies the toolbar's theme in the same way as a user's choice. On a docs page the page does so
 * (docs/ThemedDocs.tsx), and a story with a fixed theme is only themed within its own frame.
 */
export const withTheme: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const theme = themeFromGlobals(globals)
  if (viewMode === 'docs')
    return 'theme' in storyGlobals ? (
      <div style={themeStyle(theme)}>
        <Story />
      </div>
    ) : (
      <Story />
    )
  return (
    <ApplyTheme theme={theme}>
      <Story />
    </ApplyTheme>
  )
}

/** Styles that theme a part of a page: tokens.css only themes whole pages. */
function themeStyle(theme: ThemeName): CSSProperties {
  const values = TOKENS.filter(({ light }) => light !== undefined).map(({ name }): [string, string] => [
    `--${name}`,
    tokenValue(name, theme),
  ])
  return {
    ...Object.fromEntries(values),
    colorScheme: theme,
    padding: 'var(--sp-4)',
    background: 'var(--bg)',
    color: 'var(--text)',
  }
}

function ApplyTheme({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  useEffect(() => setTheme(theme), [theme])
  return children
}
