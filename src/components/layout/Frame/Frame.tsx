import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { SkipLink } from '#components/layout/SkipLink/SkipLink.tsx'

export interface FrameProps {
  /** A `TopBar`, with a `MasqueradeBar` before it and `BottomTabs` after it if there are any. */
  bars: ReactNode
  /** Whether there is a `MasqueradeBar`, for which everything else moves down. @default false */
  hasMasquerade?: boolean
  /** Whether there are `BottomTabs`, for which small screens leave room. @default false */
  hasTabs?: boolean
  /** A `Page`, or anything else that is `<main id={MAIN_ID}>`. */
  children: ReactNode
}

/**
 * The frame of every page: skip link, bars, then the page. Sets two custom properties on the root element: `--bar-top`,
 * the offset of the top bar, and `--tabs-h`, the height of the bottom tabs.
 */
export function Frame({ bars, hasMasquerade = false, hasTabs = false, children }: FrameProps) {
  return (
    <Root data-masquerade={hasMasquerade}>
      {hasMasquerade && <MasqueradeOffset />}
      {hasTabs && <TabsHeight />}
      <SkipLink />
      {bars}
      {children}
    </Root>
  )
}

/* At least as high as the window: in low windows nothing is fixed and the bottom tabs are at its end. */
const Root = styled.div`
  @media (max-height: 400px) {
    position: relative;
    min-height: 100dvh;
  }
`

const MasqueradeOffset = createGlobalStyle`
  :root {
    --bar-top: 2.25rem;
  }
`

const TabsHeight = createGlobalStyle`
  @media (max-width: 767px) {
    :root {
      --tabs-h: calc(var(--tabbar-h) + env(safe-area-inset-bottom, 0px));
    }
  }
`
