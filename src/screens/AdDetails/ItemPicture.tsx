import { useState } from 'react'
import { styled } from 'styled-components'

/** The artwork of an item, whole, in a small box; nothing is said of it, its name stands beside it. */
export function ItemPicture({ url }: { url: string | null }) {
  // The address, not a flag: another picture in the same place gets its own chance.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const missing = url === null || url === '' || url === failedUrl
  return <Box>{missing ? <i /> : <img src={url} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setFailedUrl(url)} />}</Box>
}

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 38px;

  & > * {
    max-width: 48px;
    max-height: 36px;
    border-radius: var(--r-cover);
    background: var(--raised);
    box-shadow: var(--e-cover);
  }

  & > i {
    width: 36px;
    height: 36px;
  }
`
