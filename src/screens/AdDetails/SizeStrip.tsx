import { Play } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { forcedColorsMark } from '#components/theme/forcedColorsMark.ts'
import { isVideo, formatAspectRatio } from '#domain/artwork.ts'
import type { Artwork } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { Thumbnail } from './Thumbnail.tsx'

interface SizeStripProps {
  artworks: readonly Artwork[]
  /** Image to show for videos. */
  poster: string | null
  /** Index of the chosen artwork. */
  chosenIndex: number
  onChoose: (index: number) => void
}

/** Area of a thumbnail in square pixels, so that all proportions look equally large; capped by the maximum below. */
const AREA = 1600
const [MAX_WIDTH_PX, MAX_HEIGHT_PX] = [62, 52]

const text = adText.preview

/** Thumbnails of an ad's sizes, one of them chosen: a radio group with native radio buttons. */
export function SizeStrip({ artworks, poster, chosenIndex, onChoose }: SizeStripProps) {
  const name = useId()
  return (
    <Strip role="radiogroup" aria-label={text.sizes}>
      {artworks.map((artwork, index) => {
        const url = isVideo(artwork) ? poster : artwork.url
        const label = sizeLabel(artwork, index)
        return (
          <label key={artwork.id}>
            <input
              type="radio"
              name={name}
              checked={index === chosenIndex}
              onChange={() => onChoose(index)}
              aria-label={text.sizeName(label, dimensionsText(artwork) ?? '')}
            />
            <Picture>
              <Thumbnail url={url} {...thumbnailSize(artwork)} />
              {isVideo(artwork) && <Play size={14} strokeWidth={1.5} fill="currentColor" aria-hidden />}
            </Picture>
            <span aria-hidden>{label}</span>
          </label>
        )
      })}
    </Strip>
  )
}

/** Label of a size: its aspect ratio, or that it is a video. */
function sizeLabel(artwork: Artwork, index: number): string {
  if (isVideo(artwork)) return text.video
  return formatAspectRatio(artwork.width, artwork.height) ?? text.size(index + 1)
}

/** '1080 × 1080'; null: unknown. */
export function dimensionsText({ width, height }: Artwork): string | null {
  return width === null || height === null ? null : text.dimensions(width, height)
}

/** Size of an artwork's thumbnail. */
function thumbnailSize({ width, height }: Artwork): { width: number; height: number } {
  const ratio = width !== null && height !== null && width > 0 && height > 0 ? width / height : 1
  const fittedWidth = Math.min(MAX_WIDTH_PX, Math.sqrt(AREA * ratio), MAX_HEIGHT_PX * ratio)
  return { width: Math.round(fittedWidth), height: Math.round(Math.min(MAX_HEIGHT_PX, fittedWidth / ratio)) }
}

const Strip = styled.div`
  display: flex;
  gap: 6px;
  justify-content: safe center;
  padding: 18px var(--sp-4) 0;
  overflow-x: auto;
  scrollbar-width: thin;

  & > label {
    position: relative;
    display: grid;
    flex: none;
    gap: var(--sp-2);
    align-content: end;
    justify-items: center;
    width: 84px;
    height: 88px;
    padding: var(--sp-2) var(--sp-1) 6px;
    border-radius: var(--r-2);
    color: var(--text-2);
    font-size: var(--fs-micro);
    line-height: 0.875rem;
    cursor: pointer;
  }

  & > label:hover {
    background: var(--raised);
  }

  & > label:has(:checked) {
    background: var(--lamp-soft);
    box-shadow: inset 0 0 0 1px var(--lamp);
    color: var(--lamp-text);
    ${forcedColorsMark}
  }

  & > label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  @media (max-width: 767px) {
    & > label {
      width: 78px;
    }
  }
`

const Picture = styled.span`
  display: grid;
  place-items: center;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    padding: 5px;
    box-sizing: content-box;
    border-radius: var(--r-full);
    background: var(--scrim);
    color: var(--text);
  }
`
