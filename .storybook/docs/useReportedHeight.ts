import { useEffect, useState, type RefObject } from 'react'

/** The context of the messages in which Storybook tells an embedded story's size. */
const CONTEXT = 'iframe.resize'

/** The height of what an embedded story shows, in pixels, once its frame has told it. */
export function useReportedHeight(frame: RefObject<HTMLIFrameElement | null>): number | undefined {
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
