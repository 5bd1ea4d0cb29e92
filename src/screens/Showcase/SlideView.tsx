import { useState } from 'react'
import { showcaseText } from '#domain/messages/public.ts'
import { safeSource } from '#domain/safeHref.ts'
import { Film, Note, Picture } from './lightboxParts.ts'
import type { ShowcaseArt } from './showcaseItems.ts'

const { lightbox } = showcaseText

/** One artwork in the lightbox. Of a film nothing but the poster is fetched before it is played; another slide stops it. */
export function SlideView({ artwork, title }: { artwork: ShowcaseArt | null; title: string }) {
  const [failed, setFailed] = useState(false)
  const kind = artwork?.kind === 'video' ? 'video' : 'image'
  const source = safeSource(artwork?.url, kind)
  if (source === null) return <Note>{lightbox.nothing}</Note>
  if (failed) return <Note role="alert">{kind === 'video' ? lightbox.videoFailed : lightbox.failed}</Note>

  const name = artwork?.alt ?? title
  const onError = () => setFailed(true)
  if (kind === 'image') return <Picture src={source} alt={name} decoding="async" draggable={false} onError={onError} />
  return (
    <Film
      src={source}
      poster={safeSource(artwork?.poster, 'image') ?? undefined}
      aria-label={name}
      tabIndex={0}
      controls
      playsInline
      preload="none"
      onError={onError}
    />
  )
}
