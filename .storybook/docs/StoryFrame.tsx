import { useContext, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { delay, Mutex } from 'es-toolkit'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import type { PreparedStory } from 'storybook/internal/types'
import { settle } from '../decorators/settled.ts'
import { frameHeightOf, viewportOf } from './isFramed.ts'
import { usePageTheme } from './useToolbarTheme.ts'

/** Storybook's preview in a frame. An event on its channel would reach this page, too, which would draw itself anew. */
interface FrameWindow extends Window {
  __STORYBOOK_PREVIEW__?: { onUpdateGlobals: (change: { globals: Record<string, unknown> }) => Promise<void> }
}

/** How far below the window a story starts to load. */
export const NEAR = '200px'

/** Before a frame has told its height. */
const FIRST_HEIGHT = 100

/**
 * A story in a frame of its own, which loads when it comes near and then stays. `embed`: it runs no play and tells its
 * size. A dialog that opens in it takes the focus, which is given back.
 */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const { channel } = useContext(DocsContext)
  const theme = usePageTheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const [address, setAddress] = useState<string>()
  const [isAtRest, setIsAtRest] = useState(false)
  const viewport = viewportOf(story)
  const reportedHeight = useReportedHeight(frame)

  const focused = useRef<Element>(null)
  const load = useEffectEvent(() => {
    focused.current = document.activeElement
    setAddress(`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=theme:${theme};motion:still`)
  })
  useEffect(() => {
    if (frame.current === null) return undefined
    const turn = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        void takeTurn(load, turn.signal)
      },
      { rootMargin: NEAR },
    )
    const { current } = frame
    // As long as the stories above are not drawn, all frames are near.
    void settle(turn.signal)
      .catch(() => undefined)
      .then(() => observer.observe(current))
    const onFinished = ({ storyId }: { storyId: string }) => {
      if (storyId !== story.id) return
      channel.off(STORY_FINISHED, onFinished)
      turn.abort()
      setIsAtRest(true)
      if (document.activeElement === frame.current) giveFocusTo(focused.current)
    }
    channel.on(STORY_FINISHED, onFinished)
    return () => {
      observer.disconnect()
      channel.off(STORY_FINISHED, onFinished)
      turn.abort()
    }
  }, [channel, story.id])

  useEffect(() => {
    const { __STORYBOOK_PREVIEW__: preview } = (frame.current?.contentWindow ?? {}) as Partial<FrameWindow>
    if (isAtRest) void preview?.onUpdateGlobals({ globals: { theme } })
  }, [isAtRest, theme])

  return (
    <iframe
      ref={frame}
      title={story.name}
      src={address}
      aria-busy={!isAtRest}
      style={{
        display: 'block',
        border: 0,
        width: viewport?.width ?? '100%',
        height: frameHeightOf(story) ?? reportedHeight ?? FIRST_HEIGHT,
        // What is as high as its window would grow without end.
        maxHeight: viewport?.height,
      }}
    />
  )
}

/** Gives the focus back to an element, or to none. */
export function giveFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body) element.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The context of the messages in which Storybook tells an embedded story's size. */
const CONTEXT = 'iframe.resize'

/** The height of what an embedded story shows, in pixels, once its frame has told it. */
function useReportedHeight(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || typeof data !== 'string') return
      const message = JSON.parse(data) as { context?: string; height?: number }
      if (message.context === CONTEXT) setHeight(message.height)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])
  return height
}

/** A turn that has not ended after this time lets the next one start. */
const LIMIT_MS = 10_000

const turns = new Mutex()

/**
 * Calls `start` once the turns before have ended, unless `end` has been aborted by then: frames that load at once make a
 * page stutter.
 *
 * @param end Ends the turn.
 */
async function takeTurn(start: () => void, end: AbortSignal): Promise<void> {
  await turns.acquire()
  if (!end.aborted) start()
  await delay(LIMIT_MS, { signal: end }).catch(() => undefined)
  turns.release()
}
