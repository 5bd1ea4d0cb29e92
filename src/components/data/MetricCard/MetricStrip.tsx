import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'

export interface MetricStripProps {
  /** Names the group: 'Figures per platform'. */
  label: string
  /** MetricCards. */
  children: ReactNode
}

/**
 * A panel of MetricCards side by side, separated by lines: four columns, two where they are too narrow, and on small screens a strip
 * that scrolls sideways and snaps, with the next card peeking in.
 */
export function MetricStrip({ label, children }: MetricStripProps) {
  // Scrollable content must be reachable by keyboard.
  const isScrollable = useMediaQuery(SMALL_SCREEN)
  return (
    <Frame>
      <Strip aria-label={label} tabIndex={isScrollable ? 0 : undefined}>
        {children}
      </Strip>
    </Frame>
  )
}

const Frame = styled.div`
  container-type: inline-size;
`

const Strip = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  & > * + * {
    border-left: 1px solid var(--line);
  }

  @media screen and (min-width: 768px) {
    @container (max-width: 70rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      & > :nth-child(odd) {
        border-left: 0;
      }

      & > :nth-child(n + 3) {
        border-top: 1px solid var(--line);
      }
    }
  }

  @media screen and (max-width: 767px) {
    position: relative;
    display: flex;
    margin: 0 calc(-1 * var(--page-pad));
    overflow-x: auto;
    border-radius: 0;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;

    & > * {
      flex: 0 0 min-content;
      min-width: min(17.75rem, 100%);
      scroll-snap-align: start;
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`
