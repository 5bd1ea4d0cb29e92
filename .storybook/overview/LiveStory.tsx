import { useContext, useEffect, useRef, useState } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { isFramed } from '../docs/isFramed.ts'
import { loadStory } from '../docs/preview.ts'
import { NEAR, StoryFrame } from '../docs/StoryFrame.tsx'

const CALLBACKS = {
  showMain: () => undefined,
  showError: ({ title, description }: { title: string; description: string }) => console.error(title, description),
  showException: (error: Error) => console.error(error),
}

/** No story is shrunk further. */
const MIN_ZOOM = 0.3

/** How wide a part of a page is, in CSS pixels. */
const WIDE = 800

/** Any story of a component in a place, without its play. It is loaded when it comes near, and shrinks until it fits. */
export function LiveStory({ id }: { id: string }) {
  const context = useContext(DocsContext)
  const place = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const [story, setStory] = useState<PreparedStory>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        void loadStory(id).then((loaded) => {
          setStory(loaded)
          if (loaded.parameters.layout === 'fullscreen') setZoom(entry.boundingClientRect.width / WIDE)
        })
      },
      { rootMargin: NEAR },
    )
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [id])
  const isInline = story !== undefined && !isFramed(story)
  useEffect(() => {
    if (!isInline || place.current === null) return undefined
    const remove = context.renderStoryToElement(story, place.current, CALLBACKS, {
      autoplay: false,
      forceInitialArgs: true,
    })
    return () => void remove()
  }, [context, story, isInline])
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { scrollHeight = 0, clientHeight = 0 } = entry?.target.parentElement ?? {}
      if (scrollHeight > clientHeight) setZoom((zoom) => Math.max(MIN_ZOOM, zoom * 0.9))
    })
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="sb-story">
      <div ref={place} style={{ zoom }}>
        {story !== undefined && isFramed(story) && <StoryFrame story={story} />}
      </div>
    </div>
  )
}
