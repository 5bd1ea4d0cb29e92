import { useContext, useEffect, useRef, useState } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import { SEPARATE } from '../decorators/separateSession.ts'
import { giveFocusTo } from '../docs/StoryFrame.tsx'
import type { State } from './loadStates.ts'
import type { View } from './readPictures.ts'

/** Height of the window that a width stands for. */
const heightOf = (width: number) => (width < 768 ? 844 : 900)

/**
 * A state in a window of its own width, with its play and a session of its own, drawn as small as its place. What its play
 * focuses gives the focus back.
 */
export function LiveState({ state: { id, name }, view: { width, theme } }: { state: State; view: View }) {
  const { channel } = useContext(DocsContext)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width))
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [width])
  useEffect(() => {
    const focused = document.activeElement
    const onFinished = ({ storyId }: { storyId: string }) => {
      if (storyId === id && document.activeElement === frame.current) giveFocusTo(focused)
    }
    channel.on(STORY_FINISHED, onFinished)
    return () => channel.off(STORY_FINISHED, onFinished)
  }, [channel, id])
  const height = heightOf(width)
  return (
    <div ref={place} className="live" style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}>
      <iframe
        ref={frame}
        title={name}
        src={`iframe.html?id=${id}&viewMode=story&${SEPARATE}&globals=theme:${theme};motion:still`}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  )
}
