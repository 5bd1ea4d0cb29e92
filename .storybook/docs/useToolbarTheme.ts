import { useContext } from 'react'
import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks'
import type { ThemeName } from '#components/theme/tokens.ts'
import { lastGlobals, useChannelTheme } from '../frame/useChannelTheme.ts'

/** The toolbar's theme, in a documentation page's container. */
export const useToolbarTheme = (context: DocsContextProps): ThemeName =>
  useChannelTheme(context.channel, () => globalsOf(context))

/** The toolbar's theme, on a documentation page. */
export const usePageTheme = (): ThemeName => useToolbarTheme(useContext(DocsContext))

/** The page's own globals. The channel's last events may be those of the frames on the page. */
function globalsOf(context: DocsContextProps): Record<string, unknown> {
  const [story] = context.componentStories()
  if (story !== undefined) return context.getStoryContext(story).userGlobals as Record<string, unknown>
  // A page without stories has no frames.
  return lastGlobals(context.channel)
}
