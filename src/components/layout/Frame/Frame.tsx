import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { SkipLink } from '#components/layout/SkipLink/SkipLink.tsx'

export interface FrameProps {
  /** A `TopBar`. */
  bar: ReactNode
  /** A `MasqueradeBar`, which moves everything else down. @default none */
  masquerade?: ReactNode
  /** `BottomTabs`, visible on small screens only. @default none */
  tabs?: ReactNode
  /** A `Page`, or anything else that is `<main id={MAIN_ID}>`. */
  children: ReactNode
}

/**
 * The frame of every page: skip link, bars, then the page. Sets two custom properties on the root element: `--bar-top`,
 * the offset of the top bar, and `--tabs-h`, the height of the bottom tabs.
 */
export function Frame({ bar, masquerade, tabs, children }: FrameProps) {
  return (
    <Root data-masquerade={hasContent(masquerade)}>
      {hasContent(masquerade) && <MasqueradeOffset />}
      {hasContent(tabs) && <TabsHeight />}
      <SkipLink />
      {masquerade}
      {bar}
      {tabs}
      {children}
    </Root>
  )
}

const hasContent = (slot: ReactNode) => slot !== undefined && slot !== null && slot !== false

/* At least as high as the window: in low windows nothing is fixed and the bottom tabs are at its end. */
const Root = styled.div`
  @media (max-height: 400px) {
    position: relative;
    min-height: 100dvh;
  }
`

const MasqueradeOffset = createGlobalStyle`
  :root {
    --bar-top: 36px;
  }
`

const TabsHeight = createGlobalStyle`
  @media (max-width: 767px) {
    :root {
      --tabs-h: calc(var(--tabbar-h) + env(safe-area-inset-bottom, 0px));
    }
  }
`
