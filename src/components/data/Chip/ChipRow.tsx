import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface ChipRowProps {
  /** Names the group: 'Platforms', 'Settings'. */
  label: string
  children: ReactNode
  /** Scrolls sideways in one line up to the page edges instead of wrapping. */
  scrolls?: boolean
}

/** A labelled group of chips. */
export function ChipRow({ label, children, scrolls = false }: ChipRowProps) {
  return (
    <Row role="group" aria-label={label} data-scrolls={scrolls || undefined}>
      {children}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1);
  min-width: 0;

  /* The padding makes room for the focus rings of the first and last chip. */
  &[data-scrolls] {
    flex-wrap: nowrap;
    gap: var(--sp-2);
    margin: calc(-1 * var(--sp-1)) calc(-1 * var(--page-pad));
    padding: var(--sp-1) var(--page-pad);
    overflow-x: auto;
    scroll-padding-inline: var(--page-pad);
    scrollbar-width: none;
    mask-image: linear-gradient(to right, black calc(100% - var(--page-pad)), transparent);
  }

  @media (max-width: 767px) {
    gap: var(--sp-2);
  }
`
