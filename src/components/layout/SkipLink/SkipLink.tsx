import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'
import { commonText } from '#domain/messages/common.ts'

/** The first tab stop: skips the bars to the page's `<main>`. Hidden until focused. */
export function SkipLink() {
  return (
    <Link href={`#${MAIN_ID}`} onClick={handleClick}>
      {commonText.skipToContent}
    </Link>
  )
}

/** Moves the focus without changing the URL, since the router would handle a hash. */
function handleClick(event: MouseEvent) {
  const main = document.getElementById(MAIN_ID)
  if (main === null) return
  event.preventDefault()
  main.focus()
  main.scrollIntoView({ block: 'start' })
}

const Link = styled.a`
  position: fixed;
  top: var(--sp-3);
  left: var(--sp-4);
  z-index: var(--z-tip);
  padding: var(--sp-2) var(--sp-4);
  border-radius: var(--r-2);
  background: var(--float);
  box-shadow: var(--e-2);
  font-weight: var(--fw-medium);

  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
`
