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
  if (url === null || url === '' || url === failedUrl) return <Jacket title={title} width={width} height={height} alt={alt} />
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
  const named = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const)
  return (
    <Plain {...named} style={{ width, height, fontSize: wordSize(width) }}>
      <bdi>{firstWords(title)}</bdi>
    </Plain>
  )
}

const firstWords = (title: string) => title.trim().split(/\s+/u).slice(0, 2).join(' ')

/** About seven letters to a line at any size of cover. */
const wordSize = (width: number) => Math.max(4, Math.min(20, Math.round(width * 0.17)))

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
  box-sizing: border-box;
  padding: .6em .5em;
  overflow: hidden;
  border-radius: var(--r-cover);
  background: var(--raised);
  box-shadow: var(--e-cover), inset 0 0 0 1px var(--line-2);
  color: var(--text-2);
  font-family: var(--font-ui);
  font-weight: var(--fw-medium);
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
`
