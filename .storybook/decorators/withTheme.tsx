import { useEffect, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { setTheme } from '#app/hooks/useDeviceValue.ts'
import type { ThemeName } from '#components/theme/tokens.ts'
import { themeFromGlobals } from './themeFromGlobals.ts'

/**
 * Applies the toolbar's theme in the same way as a user's choice. On a documentation page the page does so
 * (docs/ThemedDocs.tsx).
 */
export const withTheme: Decorator = (Story, { globals, viewMode }) =>
  viewMode === 'docs' ? (
    <Story />
  ) : (
    <ApplyTheme theme={themeFromGlobals(globals)}>
      <Story />
    </ApplyTheme>
  )

function ApplyTheme({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  useEffect(() => setTheme(theme), [theme])
  return children
}
