import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Shelf } from '#components/data/ArtworkStage/stageParts.ts'
import { ArtworkStage } from '#components/data/ArtworkStage/ArtworkStage.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { fileTypeOf, isVideo } from '#domain/artwork.ts'
import type { Ad, Artwork } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { safeSource } from '#domain/safeHref.ts'
import type { AdDownload } from './AdDetailsScreenProps.ts'
import { DownloadRow } from './DownloadRow.tsx'
import { dimensionsText, SizeStrip } from './SizeStrip.tsx'

interface PreviewPanelProps {
  ad: Ad
  download: AdDownload
}

const ArtworkZoom = lazyComponent(() =>
  import('#components/overlays/ArtworkZoom/ArtworkZoom.tsx').then((module) => module.ArtworkZoom),
)

/** Stage height in pixels: a square image is 300 wide, 250 on small screens. */
const STAGE = { large: 336, small: 284 }

/** Height in pixels of the size strip; with a single size the stage takes its space. */
const STRIP_HEIGHT = 106

/** Preview of an ad's artwork in each of its sizes, with zoom and download. */
export function PreviewPanel({ ad, download }: PreviewPanelProps) {
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const [chosenIndex, setChosenIndex] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const { artworks, thumbUrl } = ad
  const artwork = artworks[chosenIndex] ?? artworks[0]
  const poster = artworks.find((each) => !isVideo(each))?.url ?? thumbUrl
  const clip = artwork !== undefined && isVideo(artwork) ? artwork.url : null
  const url = artwork === undefined || isVideo(artwork) ? poster : artwork.url
  const zoomUrl = artwork === undefined || isVideo(artwork) ? null : safeSource(artwork.url, 'image')
  const description = artwork === undefined ? adText.preview.none : describeArtwork(artwork)

  return (
    <Surface aria-label={adText.preview.heading}>
      <Lit>
        <ArtworkStage
          key={artwork?.id}
          url={url}
          alt={artwork?.alt ?? ad.name}
          title={ad.name}
          width={artwork?.width}
          height={artwork?.height}
          stageHeight={isSmall ? STAGE.small : STAGE.large + (artworks.length > 1 ? 0 : STRIP_HEIGHT)}
          video={clip === null ? undefined : { url: clip }}
          sharedName={`ad-${ad.id}`}
          lit
          eager
        />
        {zoomUrl !== null && (
          <Corner>
            <IconButton
              label={adText.preview.zoom}
              icon={<Maximize2 size={16} strokeWidth={1.5} aria-hidden />}
              size="s"
              placement="left"
              aria-haspopup="dialog"
              onPointerEnter={ArtworkZoom.preload}
              onFocus={ArtworkZoom.preload}
              onClick={() => setZoomed(true)}
            />
          </Corner>
        )}
      </Lit>
      {artworks.length > 1 && (
        <SizeStrip
          artworks={artworks}
          poster={poster}
          chosenIndex={artworks[chosenIndex] === undefined ? 0 : chosenIndex}
          onChoose={setChosenIndex}
        />
      )}
      <DownloadRow description={description} download={download} />
      {isZoomed && zoomUrl !== null && (
        <ArtworkZoom
          url={zoomUrl}
          alt={artwork?.alt ?? ad.name}
          title={ad.name}
          note={description}
          onClose={() => setZoomed(false)}
        />
      )}
    </Surface>
  )
}

/** Known size, duration and type: '1080 × 1080, PNG', '15 s, MP4'. */
function describeArtwork(artwork: Artwork): string {
  const { seconds } = adText.preview
  return [
    dimensionsText(artwork),
    artwork.durationS === null ? null : seconds(artwork.durationS),
    fileTypeOf(artwork.url),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

/** Placeholder for the whole panel. */
export function PreviewSkeleton() {
  return (
    <Surface>
      <Skeleton>
        <SkeletonStage>
          <SkeletonBlock width="72%" height="60%" cover />
        </SkeletonStage>
        <Shelf />
        <SkeletonFoot>
          <SkeletonLine width="30%" />
          <SkeletonBlock width={110} height="var(--ctl-h)" />
        </SkeletonFoot>
      </Skeleton>
    </Surface>
  )
}

const Surface = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);
`

/** Fills the panel where that is as tall as the panels beside it. */
const Lit = styled.div`
  position: relative;
  display: grid;
  flex: auto;
`

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  top: var(--sp-2);
  right: var(--sp-2);
`

const SkeletonStage = styled.div`
  display: grid;
  place-items: end center;
  height: ${STAGE.large}px;

  @media (max-width: 767px) {
    height: ${STAGE.small}px;
  }
`

/** As high as the strip of sizes and the download. */
const SkeletonFoot = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  height: calc(${STRIP_HEIGHT}px + 14px + var(--ctl-h) + var(--sp-4));
  padding: 0 var(--sp-4) var(--sp-4) var(--sp-5);
`
