import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { addons } from 'storybook/preview-api'
import { setTheme } from '#app/hooks/useTheme.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { themeFromGlobals } from '../decorators/themeFromGlobals.ts'

interface GlobalsEvent {
  globals: Record<string, unknown>
}

export interface MissingStoryProps {
  /** The id in the address; undefined if it has none. */
  id: string | undefined
  channel: ReturnType<typeof addons.getChannel>
}

/** The page for an address without a story. */
export function MissingStory({ id, channel }: MissingStoryProps) {
  const [theme, setPageTheme] = useState(() => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[]
    return themeFromGlobals(event?.globals ?? {})
  })
  useEffect(() => {
    const update = ({ globals }: GlobalsEvent) => setPageTheme(themeFromGlobals(globals))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  useEffect(() => setTheme(theme), [theme])

  // A window of its own has no sidebar to search.
  const isFramed = window.parent !== window
  const hint = isFramed ? 'Press Ctrl K, or ⌘ K on a Mac, to search for it.' : 'Open Storybook to search for it.'
  return (
    <PageMessage
      title="There is no story at this address"
      text={`It may have been renamed or removed. ${hint}`}
      quote={id}
      actions={
        <Button as="a" variant="primary" href="./?path=/docs/welcome--docs" target="_parent">
          {isFramed ? 'Go to Welcome' : 'Open Storybook'}
        </Button>
      }
    />
  )
}
