import { useCallback, useContext, useSyncExternalStore } from 'react'
import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { ThemeName } from '#components/theme/tokens.ts'
import { themeFromGlobals } from '../decorators/themeFromGlobals.ts'

type Globals = Record<string, unknown>

/** The toolbar's theme, in a documentation page's container. */
export function useToolbarTheme(context: DocsContextProps): ThemeName {
  const { channel } = context
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange)
      return () => channel.off(GLOBALS_UPDATED, onChange)
    },
    [channel],
  )
  return useSyncExternalStore(subscribe, () => themeFromGlobals(globalsOf(context)))
}

/** The toolbar's theme, on a documentation page. */
export const usePageTheme = (): ThemeName => useToolbarTheme(useContext(DocsContext))

/** The page's own globals. The channel's last events may be those of the frames on the page. */
function globalsOf(context: DocsContextProps): Globals {
  const [story] = context.componentStories()
  if (story !== undefined) return context.getStoryContext(story).userGlobals as Globals
  // A page without stories has no frames.
  const { channel } = context
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[]
  return event?.globals ?? {}
}
