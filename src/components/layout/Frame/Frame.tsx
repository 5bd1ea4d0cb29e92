import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { SkipLink } from '#components/layout/SkipLink/SkipLink.tsx'

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
 * What stands around every page: the skip link first, then the bars, then the page. It sets two custom properties on the root,
 * which scrolls: `--bar-top`, how far the bars are pushed down, and `--tabs-h`, the room that the bottom tabs take.
 */
export function Frame({ bar, masquerade, tabs, children }: FrameProps) {
  return (
    <Root data-masquerade={hasContent(masquerade)}>
      {hasContent(masquerade) && <MasqueradeRoom />}
      {hasContent(tabs) && <TabsRoom />}
      <SkipLink />
      {masquerade}
      {bar}
      {tabs}
      {children}
    </Root>
  )
}

const hasContent = (slot: ReactNode) => slot !== undefined && slot !== null && slot !== false

/* As high as the page and its window: where nothing is fixed, the bottom tabs stand at its end. */
const Root = styled.div`
  @media (max-height: 400px) {
    position: relative;
    min-height: 100dvh;
  }
`

const MasqueradeRoom = createGlobalStyle`
  :root {
    --bar-top: 36px;
  }
`

const TabsRoom = createGlobalStyle`
  @media (max-width: 767px) {
    :root {
      --tabs-h: calc(var(--tabbar-h) + env(safe-area-inset-bottom, 0px));
    }
  }
`
