import { useState } from 'react'
import { showcaseText } from '#domain/messages/public.ts'
import { safeSource } from '#domain/safeHref.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { Video, Message, Image } from './lightboxParts.ts'
import type { ShowcaseArtwork } from './showcaseItems.ts'

const { lightbox } = showcaseText

/** One artwork in the lightbox. Videos fetch only the poster until played, and stop when the slide changes. */
export function SlideView({ artwork, title }: { artwork: ShowcaseArtwork | null; title: string }) {
  const [hasFailed, setFailed] = useState(false)
  const kind = artwork?.kind === 'video' ? 'video' : 'image'
  const source = safeSource(artwork?.url, kind)
  if (source === null) return <Message>{lightbox.noImage}</Message>
  if (hasFailed) return <Message role="alert">{kind === 'video' ? lightbox.videoFailed : lightbox.failed}</Message>

  const name = shortName(artwork?.alt ?? title)
  const handleError = () => setFailed(true)
  if (kind === 'image')
    return <Image src={source} alt={name} decoding="async" draggable={false} onError={handleError} />
  return (
    <Video
      src={source}
      poster={safeSource(artwork?.poster, 'image') ?? undefined}
      aria-label={name}
      tabIndex={0}
      controls
      playsInline
      preload="none"
      onError={handleError}
    />
  )
}
