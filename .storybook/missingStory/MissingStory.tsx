import { useEffect } from 'react'
import type { addons } from 'storybook/preview-api'
import { setTheme } from '#app/hooks/useDeviceValue.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { useChannelTheme } from '../frame/useChannelTheme.ts'

export interface MissingStoryProps {
  /** The id in the address; undefined if it has none. */
  id: string | undefined
  channel: ReturnType<typeof addons.getChannel>
}

/** The page for an address without a story. */
export function MissingStory({ id, channel }: MissingStoryProps) {
  const theme = useChannelTheme(channel)
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
