import { useEffect, type CSSProperties, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { setTheme } from '#app/hooks/theme.ts'
import { TOKENS, tokenValue, type ThemeName } from '#components/theme/tokens.ts'
import { themeOf } from './themeOf.ts'

/**
 * The theme of the toolbar, set the way a user's own choice is. A page of documentation sets it itself (docs/ThemedDocs.tsx):
 * there, a story that has a theme of its own keeps it to itself.
 */
export const withTheme: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const theme = themeOf(globals)
  if (viewMode === 'docs')
    return 'theme' in storyGlobals ? (
      <div style={groundOf(theme)}>
        <Story />
      </div>
    ) : (
      <Story />
    )
  return (
    <Applied apply={() => setTheme(theme)} value={theme}>
      <Story />
    </Applied>
  )
}

/** A theme for one part of a page: tokens.css has its themes for whole pages only. */
function groundOf(theme: ThemeName): CSSProperties {
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

/** Reduced motion of the toolbar: base.css and tokens.css answer to the attribute as to the media query. */
export const withMotion: Decorator = (Story, { globals }) => {
  const motion = globals.motion === 'reduced' ? 'reduced' : 'full'
  return (
    <Applied apply={() => document.documentElement.setAttribute('data-motion', motion)} value={motion}>
      <Story />
    </Applied>
  )
}

function Applied({ apply, value, children }: { apply: () => void; value: string; children: ReactNode }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only the value decides: `apply` is another function at every turn and does the same
  useEffect(apply, [value])
  return children
}
