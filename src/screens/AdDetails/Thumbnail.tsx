import { useState } from 'react'
import { styled } from 'styled-components'
import { safeSource } from '#domain/safeHref.ts'

interface ThumbnailProps {
  url: string | null
  /** px, at most. */
  width: number
  /** px, at most. */
  height: number
}

/** A picture, whole, in a small box; a plain one stands in where there is none. Nothing is said of it: its name stands beside it. */
export function Thumbnail({ url, width, height }: ThumbnailProps) {
  // The address, not a flag: another picture in the same place gets its own chance.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const source = safeSource(url, 'image')
  if (source === null || source === failedUrl) return <Plain style={{ width, height }} />
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

const Plain = styled.span`
  display: block;
  border-radius: var(--r-cover);
  background: var(--raised);
  box-shadow:
    var(--e-cover),
    inset 0 0 0 1px var(--line-2);
`
