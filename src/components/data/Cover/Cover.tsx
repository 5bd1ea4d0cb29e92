import { useState } from 'react'
import { styled } from 'styled-components'

export interface CoverProps {
  url: string | null
  /** The title the cover belongs to: its first two words stand in for a picture that is missing. */
  title: string
  /** px. The box never changes, whatever the picture measures. */
  width: number
  /** px; two by three when not given. */
  height?: number
  /** For pictures at the top of a page; all others load when they come near the window. */
  eager?: boolean
  /** Text for screen readers. Empty by default: a cover nearly always stands beside its title. */
  alt?: string
}

/** A book's cover in a fixed box; without a picture a plain jacket with the title's first two words (visual.md, What is decoration). */
export function Cover({ url, title, width, height = width * 1.5, eager = false, alt = '' }: CoverProps) {
  // The address, not a flag: another picture in the same place gets its own chance.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const box = { width, height }
  if (url === null || url === '' || url === failedUrl)
    return <Jacket title={title} width={width} height={height} alt={alt} />
  return (
    <Picture
      src={url}
      alt={alt}
      {...box}
      style={box}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailedUrl(url)}
    />
  )
}

function Jacket({ title, width, height, alt }: { title: string; width: number; height: number; alt: string }) {
  const words = firstWords(title)
  const named = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const)
  return (
    <Plain {...named} style={{ width, height, fontSize: wordSize(words, width) }}>
      <bdi>{words.join(' ')}</bdi>
    </Plain>
  )
}

const firstWords = (title: string) => title.trim().split(/\s+/u).slice(0, 2)

/** px: small enough for the longer word in one line, so far as that can be read; a letter is about 0.65 em wide. */
function wordSize(words: readonly string[], width: number): number {
  const letters = Math.max(6, ...words.map((word) => word.length))
  return Math.max(4, width * 0.1, Math.min(20, (width * 0.88) / (letters * 0.65)))
}

const Picture = styled.img`
  flex: none;
  border-radius: var(--r-cover);
  background: var(--raised);
  box-shadow: var(--e-cover);
  object-fit: cover;
`

const Plain = styled.span`
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
