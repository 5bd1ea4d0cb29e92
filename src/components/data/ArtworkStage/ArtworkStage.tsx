import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SharedElement } from '#components/lib/SharedElement.tsx'
import { artworkText } from '#domain/messages/ads.ts'
import { safeSource } from '#domain/safeHref.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { Badge, Figure, Placeholder, ErrorNote, Picture, PlayButton, Shelf, Stage, Video } from './stageParts.ts'

export interface ArtworkStageProps {
  /** URL of the image or of a video's poster; null for none. */
  url: string | null
  /** Alternative text; '' if the name is next to it. */
  alt: string
  /** The title of the book or ad; its first two words replace a missing image. */
  title: string
  /** Intrinsic width in px, if known: reserves space while loading, and the image is never enlarged. @default none */
  width?: number | null | undefined
  /** Intrinsic height in px, if known. @default none */
  height?: number | null | undefined
  /** Height in px without the shelf; in a taller panel the stage fills it. */
  stageHeight?: number
  /**
   * A URL: the video, loaded only after its play button is pressed. A badge marks a video that opens elsewhere, with its
   * length in seconds if that is known.
   * @default none
   */
  video?: { url: string } | { badge: number | null } | undefined
  /** Set if a page that shows the same artwork follows or came before: its SharedElement. @default none */
  sharedName?: string
  /** Keeps the light on, not only while the `data-stage-host` is hovered or focused. */
  lit?: boolean
  /** Loads at once, for the top of a page, not when scrolled near the window. */
  eager?: boolean
}

/**
 * Artwork or a cover on a shelf, never cropped, lit from above. Inside an element with `data-stage-host`, such as a
 * tile or link, the light turns on when that is hovered or focused; with `data-selected` the shelf stays lit.
 */
export function ArtworkStage({
  url,
  alt,
  title,
  width,
  height,
  stageHeight = 222,
  video,
  sharedName,
  lit = false,
  eager = false,
}: ArtworkStageProps) {
  // URLs rather than flags, so that a new image or video gets tried.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const [failedVideoUrl, setFailedVideoUrl] = useState<string | null>(null)
  const [playingUrl, setPlayingUrl] = useState<string | null>(null)
  const safeUrl = safeSource(url, 'image')
  const imageUrl = safeUrl === failedUrl ? null : safeUrl
  const videoUrl = video && 'url' in video ? safeSource(video.url, 'video') : null
  const size = width && height ? { width, height } : null

  return (
    <Figure>
      <Stage
        data-lit={lit || undefined}
        style={{
          minHeight: stageHeight,
          '--shape': String(size ? size.height / size.width : 1),
          '--natural': size ? `${size.width}px` : '100cqw',
        }}
      >
        {videoUrl !== null && playingUrl === videoUrl ? (
          <VideoPlayer
            url={videoUrl}
            name={alt === '' ? title : alt}
            poster={imageUrl}
            isSized={size !== null}
            onFail={() => {
              setPlayingUrl(null)
              setFailedVideoUrl(videoUrl)
            }}
          />
        ) : (
          <>
            <SharedElement name={sharedName}>
              {imageUrl === null ? (
                <Placeholder
                  dir="auto"
                  {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': shortName(alt) })}
                >
                  {firstWords(title)}
                </Placeholder>
              ) : (
                <Picture
                  src={imageUrl}
                  alt={shortName(alt)}
                  {...size}
                  data-sized={size !== null || undefined}
                  loading={eager ? 'eager' : 'lazy'}
                  decoding="async"
                  draggable={false}
                  onError={() => setFailedUrl(imageUrl)}
                />
              )}
            </SharedElement>
            {video && 'badge' in video && <VideoBadge seconds={video.badge} />}
            {videoUrl !== null && (
              // A failed video had the focus; give it back to the button.
              <PlayButton
                type="button"
                aria-label={artworkText.play(title)}
                autoFocus={failedVideoUrl === videoUrl}
                onClick={() => setPlayingUrl(videoUrl)}
              >
                <Play size={16} strokeWidth={1.5} fill="currentColor" aria-hidden />
              </PlayButton>
            )}
          </>
        )}
        {failedVideoUrl !== null && failedVideoUrl === videoUrl && playingUrl !== videoUrl && (
          <ErrorNote role="alert">{artworkText.failed}</ErrorNote>
        )}
      </Stage>
      <Shelf />
    </Figure>
  )
}

/** The video, mounted when its play button is pressed so that nothing loads before. */
function VideoPlayer({
  url,
  name,
  poster,
  isSized,
  onFail,
}: {
  url: string
  name: string
  poster: string | null
  isSized: boolean
  onFail: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  // The pressed button had the focus but is unmounted.
  useEffect(() => video.current?.focus(), [])
  return (
    <Video
      ref={video}
      src={url}
      poster={poster ?? undefined}
      aria-label={shortName(name)}
      tabIndex={0}
      data-sized={isSized || undefined}
      controls
      autoPlay
      playsInline
      onError={onFail}
    />
  )
}

function VideoBadge({ seconds }: { seconds: number | null }) {
  return (
    <Badge>
      <Play size={10} strokeWidth={1.5} fill="currentColor" aria-hidden />
      <span className="visually-hidden">{`${artworkText.video} `}</span>
      {seconds !== null && <span>{artworkText.length(seconds)}</span>}
    </Badge>
  )
}

const firstWords = (title: string) => shortName(title).trim().split(/\s+/u).slice(0, 2).join(' ')
