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

/** Any story of a component on a page, without its play. It is loaded when it comes near. */
export function LiveStory({ id }: { id: string }) {
  const context = useContext(DocsContext)
  const place = useRef<HTMLDivElement>(null)
  const [story, setStory] = useState<PreparedStory>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        void loadStory(id).then(setStory)
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
  return (
    <div ref={place} className="sb-story">
      {story !== undefined && isFramed(story) && <StoryFrame story={story} />}
    </div>
  )
}
