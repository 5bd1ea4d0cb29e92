import { useCallback, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { addons } from 'storybook/preview-api'
import type { ThemeName } from '#components/theme/tokens.ts'
import { themeFromGlobals } from '../decorators/themeFromGlobals.ts'

type Channel = ReturnType<typeof addons.getChannel>
type Globals = Record<string, unknown>

/**
 * The toolbar's theme, outside a story.
 *
 * @param readGlobals Reads the current globals; by default those of the channel's last event.
 */
export function useChannelTheme(channel: Channel, readGlobals: (channel: Channel) => Globals = lastGlobals): ThemeName {
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange)
      return () => channel.off(GLOBALS_UPDATED, onChange)
    },
    [channel],
  )
  return useSyncExternalStore(subscribe, () => themeFromGlobals(readGlobals(channel)))
}

/** The globals in the channel's last event. */
export function lastGlobals(channel: Channel): Globals {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[]
  return event?.globals ?? {}
}
