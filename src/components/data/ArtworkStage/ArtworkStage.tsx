import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { artworkText } from '#domain/messages/ads.ts'
import { safeSource } from '#domain/safeHref.ts'
import { Badge, Missing, Note, Picture, PlayButton, Shelf, Stage, Video } from './stageParts.ts'

export interface ArtworkStageProps {
  /** Of the picture, or of a video's poster; null: there is none. */
  url: string | null
  /** Text for screen readers; '' where its name stands beside it. */
  alt: string
  /** What it belongs to: its first two words stand in for a picture that is missing. */
  title: string
  /** px of the picture itself, where known: its room is kept while it loads, and it is never drawn larger. */
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
export function ArtworkStage({
  url,
  alt,
  title,
  width,
  height,
  stage = 222,
  video,
  lit = false,
  eager = false,
}: ArtworkStageProps) {
  // Addresses, not flags: another picture or film in the same place gets its own chance.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const [failedClip, setFailedClip] = useState<string | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const source = safeSource(url, 'image')
  const picture = source === failedUrl ? null : source
  const clip = typeof video === 'object' ? safeSource(video.url, 'video') : null
  const measures = width && height ? { width, height } : null

  return (
    <figure>
      <Stage
        data-lit={lit || undefined}
        style={{
          height: stage,
          '--shape': String(measures ? measures.height / measures.width : 1),
          '--natural': measures ? `${measures.width}px` : '100%',
        }}
      >
        {clip !== null && playing === clip ? (
          <Clip
            url={clip}
            name={alt === '' ? title : alt}
            poster={picture}
            sized={measures !== null}
            onFail={() => {
              setPlaying(null)
              setFailedClip(clip)
            }}
          />
        ) : (
          <>
            {picture === null ? (
              <Missing dir="auto" {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
                {firstWords(title)}
              </Missing>
            ) : (
              <Picture
                src={picture}
                alt={alt}
                {...measures}
                data-sized={measures !== null || undefined}
                loading={eager ? 'eager' : 'lazy'}
                decoding="async"
                draggable={false}
                onError={() => setFailedUrl(picture)}
              />
            )}
            {video === 'badge' && <PlayBadge />}
            {clip !== null && (
              // A film that failed had the focus; its button takes it back.
              <PlayButton
                type="button"
                aria-label={artworkText.play(title)}
                autoFocus={failedClip === clip}
                onClick={() => setPlaying(clip)}
              >
                <PlayIcon />
              </PlayButton>
            )}
          </>
        )}
        {failedClip !== null && failedClip === clip && playing !== clip && (
          <Note role="alert">{artworkText.failed}</Note>
        )}
      </Stage>
      <Shelf />
    </figure>
  )
}

/** The film itself: mounted by the press, so that nothing of it is fetched before. */
function Clip({
  url,
  name,
  poster,
  sized,
  onFail,
}: {
  url: string
  name: string
  poster: string | null
  sized: boolean
  onFail: () => void
}) {
  const film = useRef<HTMLVideoElement>(null)
  // The button that was pressed is gone.
  useEffect(() => film.current?.focus(), [])
  return (
    <Video
      ref={film}
      src={url}
      poster={poster ?? undefined}
      aria-label={name}
      tabIndex={0}
      data-sized={sized || undefined}
      controls
      autoPlay
      playsInline
      onError={onFail}
    />
  )
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
