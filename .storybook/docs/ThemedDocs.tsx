import { useCallback, useEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { setTheme } from '#app/hooks/useTheme.ts'
import { themeFromGlobals } from '../decorators/themeFromGlobals.ts'
import { DOCS_THEMES } from './docsThemes.ts'

/** A docs page with the toolbar's theme on its text, canvases and stories. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context.channel)
  // A page may have no story, and so no decorator, to set the theme.
  useEffect(() => setTheme(theme), [theme])
  return (
    <DocsContainer context={context} theme={DOCS_THEMES[theme]}>
      {children}
    </DocsContainer>
  )
}

/** Theme of the toolbar, from the channel's last events: a page without stories has no other access to the globals. */
function useToolbarTheme(channel: DocsContainerProps['context']['channel']) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange)
      return () => channel.off(GLOBALS_UPDATED, onChange)
    },
    [channel],
  )
  return useSyncExternalStore(subscribe, () => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
      globals?: Record<string, unknown>
    }[]
    return themeFromGlobals(event?.globals ?? {})
  })
}
