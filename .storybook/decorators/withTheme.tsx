import { useEffect, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { setTheme } from '#app/theme.ts'

/** The theme of the toolbar, set the way a user's own choice is. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'light' ? 'light' : 'dark'
  return (
    <Applied apply={() => setTheme(theme)} value={theme}>
      <Story />
    </Applied>
  )
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
