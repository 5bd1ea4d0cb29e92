import { Play } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { artworkText } from '#domain/messages/artwork.ts'
import { Badge, Missing, Picture, PlayButton, Shelf, Stage, Video } from './stageParts.ts'

export interface ArtworkStageProps {
  /** Of the picture, or of a video's poster; null: there is none. */
  url: string | null
  /** Text for screen readers; '' where its name stands beside it. */
  alt: string
  /** What it belongs to: its first two words stand in for a picture that is missing. */
  title: string
  /** px of the picture itself, where known: its room is kept while it loads. */
  width?: number | null | undefined
  height?: number | null | undefined
  /** px of the stage, shelf left out. Default 222. */
  stage?: number
  /**
   * 'badge': a video that opens elsewhere. An address: the video itself, fetched only after a press on its play button.
   * Left out: a picture.
   */
  video?: 'badge' | { url: string } | undefined
  /** The beam stands over it always, not only while its `data-stage-host` is hovered or has the focus. */
  lit?: boolean
  /** For artwork at the top of a page; all other loads when it comes near the window. */
  eager?: boolean
}

/**
 * Artwork or a cover, bottom aligned on its shelf, never cropped, in a beam from above (visual.md, Principles, and screens 3
 * to 5). Put it inside an element with `data-stage-host`, a tile or a link, to have the light follow the pointer.
 */
export function ArtworkStage({ url, alt, title, width, height, stage = 222, video, lit = false, eager = false }: ArtworkStageProps) {
  // The address, not a flag: another picture in the same place gets its own chance.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const clip = typeof video === 'object' ? video.url : null
  const missing = url === null || url === '' || url === failedUrl
  return (
    <figure>
      <Stage data-lit={lit || undefined} style={{ height: stage, '--shape': String((height ?? 1) / (width ?? 1)) }}>
        {clip !== null && playing === clip ? (
          <Clip url={clip} title={alt === '' ? title : alt} />
        ) : missing ? (
          <Missing {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>{firstWords(title)}</Missing>
        ) : (
          <Picture
            src={url}
            alt={alt}
            {...(width != null && height != null && { width, height })}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            onError={() => setFailedUrl(url)}
          />
        )}
        {video === 'badge' && <PlayBadge />}
        {clip !== null && playing !== clip && (
          <PlayButton type="button" aria-label={artworkText.play(title)} onClick={() => setPlaying(clip)}>
            <PlayIcon />
          </PlayButton>
        )}
      </Stage>
      <Shelf />
    </figure>
  )
}

function Clip({ url, title }: { url: string; title: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <Note role="alert">{artworkText.failed}</Note>
  return <Video src={url} aria-label={title} controls autoPlay playsInline onError={() => setFailed(true)} />
}

function PlayBadge() {
  return (
    <Badge>
      <PlayIcon />
      <span className="vh">{artworkText.video}</span>
    </Badge>
  )
}

const PlayIcon = () => <Play size={16} strokeWidth={1.5} fill="currentColor" aria-hidden />

const firstWords = (title: string) => title.trim().split(/\s+/u).slice(0, 2).join(' ')

const Note = styled.p`
  align-self: center;
  padding: var(--sp-4);
  color: var(--text-2);
`
