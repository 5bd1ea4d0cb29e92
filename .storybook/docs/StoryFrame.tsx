import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import type { PreparedStory } from 'storybook/internal/types'
import { frameHeightOf, viewportOf } from './isFramed.ts'
import { takeTurn } from './takeTurn.ts'
import { useReportedHeight } from './useReportedHeight.ts'
import { usePageTheme } from './useToolbarTheme.ts'

/** Storybook's preview in a frame. An event on its channel would reach this page, too, which would draw itself anew. */
interface FrameWindow extends Window {
  __STORYBOOK_PREVIEW__?: { onUpdateGlobals: (change: { globals: Record<string, unknown> }) => Promise<void> }
}

/** How far below the window a frame starts to load. */
const MARGIN = '200px'

/** Before a frame has told its height. */
const FIRST_HEIGHT = 100

/**
 * A story in a frame of its own, which loads when it comes near and then stays. `embed`: it runs no play and tells its
 * size. It is inert until it is drawn, as a dialog that opens in it would take the focus.
 */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const { channel } = useContext(DocsContext)
  const theme = usePageTheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const [address, setAddress] = useState<string>()
  const [isDrawn, setIsDrawn] = useState(false)
  const reportedHeight = useReportedHeight(frame)

  const load = useEffectEvent(() =>
    setAddress(`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=theme:${theme};motion:still`),
  )
  useEffect(() => {
    if (frame.current === null) return undefined
    const turn = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        takeTurn(load, turn.signal)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(frame.current)
    const onRendered = (storyId: string) => {
      if (storyId !== story.id) return
      turn.abort()
      setIsDrawn(true)
    }
    channel.on(STORY_RENDERED, onRendered)
    return () => {
      observer.disconnect()
      channel.off(STORY_RENDERED, onRendered)
      turn.abort()
    }
  }, [channel, story.id])

  useEffect(() => {
    const { __STORYBOOK_PREVIEW__: preview } = (frame.current?.contentWindow ?? {}) as Partial<FrameWindow>
    if (isDrawn) void preview?.onUpdateGlobals({ globals: { theme } })
  }, [isDrawn, theme])

  return (
    <iframe
      ref={frame}
      title={story.name}
      src={address}
      inert={!isDrawn}
      style={{
        display: 'block',
        border: 0,
        width: viewportOf(story)?.width ?? '100%',
        height: frameHeightOf(story) ?? reportedHeight ?? FIRST_HEIGHT,
      }}
    />
  )
}
