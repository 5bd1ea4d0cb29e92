import { useState } from 'react'
import { styled } from 'styled-components'
import { safeSource } from '#domain/safeHref.ts'

interface ThumbnailProps {
  url: string | null
  /** Maximum width in pixels. */
  width: number
  /** Maximum height in pixels. */
  height: number
}

/** Uncropped image in a small box, or a placeholder. Decorative: the name is always beside it. */
export function Thumbnail({ url, width, height }: ThumbnailProps) {
  // Stores the URL rather than a flag, so that another image gets its own try.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const source = safeSource(url, 'image')
  if (source === null || source === failedUrl) return <Placeholder style={{ width, height }} />
  return (
    <Picture
      src={source}
      alt=""
      style={{ maxWidth: width, maxHeight: height }}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailedUrl(source)}
    />
  )
}

const Picture = styled.img`
  border-radius: var(--r-cover);
  background: var(--raised);
  box-shadow: var(--e-cover);
`

const Placeholder = styled.span`
  display: block;
  border-radius: var(--r-cover);
  background: var(--raised);
  box-shadow:
    var(--e-cover),
    inset 0 0 0 1px var(--line-2);
`
