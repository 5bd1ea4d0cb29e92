import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface TopBarProps {
  /** The logo, as a link to the home page. */
  logo: ReactNode
  /** `NavTabs`, or the back link of a secondary layout. @default none */
  nav?: ReactNode
  /** Content at the right: country, help and user menu, or a visitor's login button. @default none */
  end?: ReactNode
}

/** The fixed 64px bar at the top of every page; 36px lower if the `Frame` has a `MasqueradeBar`. */
export function TopBar({ logo, nav, end }: TopBarProps) {
  return (
    <Bar>
      <Inner>
        {logo}
        {nav}
        <End>{end}</End>
      </Inner>
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed;
  inset: var(--bar-top, 0px) 0 auto;
  z-index: var(--z-bar);
  height: var(--bar-h);
  background: var(--bg);
  border-bottom: 1px solid var(--line);

  @media (max-height: 400px) {
    position: absolute;
  }
`

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  height: 100%;
  max-width: var(--page-max);
  margin: 0 auto;
  padding: 0 max(var(--page-pad), env(safe-area-inset-right, 0px)) 0
    max(var(--page-pad), env(safe-area-inset-left, 0px));

  & > a {
    position: relative;
    display: flex;
  }

  /* Enlarges the logo's target. */
  & > a:first-child::after {
    position: absolute;
    inset: -9px;
    content: '';
  }
`

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  margin-left: auto;

  @media (max-width: 767px) {
    gap: 2px;
  }
`
