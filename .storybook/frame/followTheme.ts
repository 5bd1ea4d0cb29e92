import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'
import { themeFromGlobals } from '../decorators/themeFromGlobals.ts'
import { DOCS_THEMES } from '../docs/docsThemes.ts'

type Globals = Record<string, unknown>

/**
 * Gives Storybook's frame the theme that is chosen in the toolbar. A story with a theme of its own leaves the frame as it
 * is: going through a list of stories, it would flash.
 */
export function followTheme(api: API): void {
  const apply = (globals: Globals) => api.setOptions({ theme: DOCS_THEMES[themeFromGlobals(globals)] })
  api.on(SET_GLOBALS, ({ globals }: { globals: Globals }) => apply(globals))
  api.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Globals }) => apply(userGlobals))
}
