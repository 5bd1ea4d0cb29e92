import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SkipLink } from '#components/SkipLink/SkipLink.tsx'

export interface FrameProps {
  /** A `TopBar`. */
  bar: ReactNode
  /** A `MasqueradeBar`; it pushes everything else down. */
  masquerade?: ReactNode
  /** `BottomTabs`, seen on small screens only. */
  tabs?: ReactNode
  /** A `Page`, or anything else that is `<main id={MAIN_ID}>`. */
  children: ReactNode
}

/**
 * What stands around every page: the skip link first, then the bars, then the page. It sets two custom properties for all that
 * is inside: `--bar-top`, how far the bars are pushed down, and `--tabs-h`, the room that the bottom tabs take.
 */
export function Frame({ bar, masquerade, tabs, children }: FrameProps) {
  return (
    <Root data-masquerade={hasContent(masquerade)} data-tabs={hasContent(tabs)}>
      <SkipLink />
      {masquerade}
      {bar}
      {tabs}
      {children}
    </Root>
  )
}

const hasContent = (slot: ReactNode) => slot !== undefined && slot !== null && slot !== false

const Root = styled.div`
  --bar-top: 0px;
  --tabs-h: 0px;

  &[data-masquerade='true'] {
    --bar-top: 36px;
  }

  @media (max-width: 767px) {
    &[data-tabs='true'] {
      --tabs-h: calc(var(--tabbar-h) + env(safe-area-inset-bottom, 0px));
    }
  }
`
