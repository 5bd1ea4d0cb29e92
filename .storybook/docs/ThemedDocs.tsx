import { useCallback, useEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { setTheme } from '#app/hooks/theme.ts'
import { themeOf } from '../decorators/themeOf.ts'
import { DOCS_THEMES } from './docsThemes.ts'

/** A page of documentation in the theme of the toolbar: its text, its canvases and what stands on them. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context.channel)
  // A page need not have a story whose decorator would do it.
  useEffect(() => setTheme(theme), [theme])
  return (
    <DocsContainer context={context} theme={DOCS_THEMES[theme]}>
      {children}
    </DocsContainer>
  )
}

/** The channel keeps the last of each event: a page that is not of any story has no other way to the globals. */
function useToolbarTheme(channel: DocsContainerProps['context']['channel']) {
  const listen = useCallback(
    (changed: () => void) => {
      channel.on(GLOBALS_UPDATED, changed)
      return () => channel.off(GLOBALS_UPDATED, changed)
    },
    [channel],
  )
  return useSyncExternalStore(listen, () => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
      globals?: Record<string, unknown>
    }[]
    return themeOf(told?.globals ?? {})
  })
}
