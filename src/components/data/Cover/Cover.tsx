import { useState } from 'react'
import { styled } from 'styled-components'
import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import { shortName } from '#domain/text/shortenText.ts'

export interface CoverProps {
  /** URL of the image; null for none. */
  url: string | null
  /** The book's title; its first two words replace a missing image. */
  title: string
  /** In px, whatever the size of the image. */
  width: number
  /** In px. */
  height?: number
  /** Shows the whole image, for artwork of any shape; a cover is cropped to fill its place. @default false */
  whole?: boolean
  /** Loads at once, for the top of a page, not when scrolled near the window. */
  eager?: boolean
}

/**
 * A book cover of a fixed size, next to its title, on paper only if `eager`; without an image, a plain jacket with the
 * first two words of the title.
 */
export function Cover({ url, title, width, height = width * 1.5, whole = false, eager = false }: CoverProps) {
  // The URL rather than a flag, so that a new image gets tried.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  // Paper would wait for the images of all rows.
  if (useIsPrinting() && !eager) return null
  const box = { width, height }
  if (url === null || url === '' || url === failedUrl) return <Jacket title={title} width={width} height={height} />
  return (
    <Image
      src={url}
      alt=""
      {...box}
      data-whole={whole || undefined}
      style={box}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailedUrl(url)}
    />
  )
}

function Jacket({ title, width, height }: { title: string; width: number; height: number }) {
  const words = firstWords(title)
  return (
    <PlainJacket aria-hidden style={{ width, height, fontSize: fontSizeFor(words, width) }}>
      <bdi>{words.join(' ')}</bdi>
    </PlainJacket>
  )
}

const firstWords = (title: string) => shortName(title).trim().split(/\s+/u).slice(0, 2)

/** Font size in px: the longer word fits on one line, unless that is illegible. A letter is about 0.65 em wide. */
function fontSizeFor(words: readonly string[], width: number): number {
  const letterCount = Math.max(6, ...words.map((word) => word.length))
  return Math.max(4, width * 0.1, Math.min(20, (width * 0.88) / (letterCount * 0.65)))
}

const Image = styled.img`
  flex: none;
  border-radius: var(--r-cover);
  background: var(--raised);
  box-shadow: var(--e-cover);
  object-fit: cover;

  &[data-whole] {
    background: none;
    box-shadow: none;
    object-fit: contain;
  }
`

const PlainJacket = styled.span`
  display: grid;
  flex: none;
  align-content: center;
  overflow: hidden;
  border-radius: var(--r-cover);
  background: var(--raised);
  box-shadow:
    var(--e-cover),
    inset 0 0 0 1px var(--line-2);
  color: var(--text-2);
  font-family: var(--font-ui);
  font-weight: var(--fw-medium);
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;

  & > bdi {
    width: 90%;
    margin: 0 auto;
  }
`
