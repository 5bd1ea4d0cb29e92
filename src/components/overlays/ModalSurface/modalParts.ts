import { FloatingOverlay } from '@floating-ui/react'
import { styled } from 'styled-components'

/**
 * Position of a modal. On small screens a dialog and a drawer are full height and a sheet is at the bottom edge; on
 * wider screens a drawer is at the right edge and the others are centred.
 */
export type ModalShape = 'dialog' | 'sheet' | 'drawer'

export const Layer = styled.div<{ 'data-shape': ModalShape }>`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: var(--sp-4);

  &[data-shape='drawer'] {
    place-items: stretch end;
    padding: 0;
  }

  @media (max-width: 767px) {
    &,
    &[data-shape='drawer'] {
      place-items: end stretch;
      padding: 0;
    }
  }
`

/**
 * A sibling of the surface, not its parent: a drag that starts inside and ends outside must not count as a click on
 * it.
 */
export const Scrim = styled(FloatingOverlay)`
  background: var(--scrim);
  animation: scrim-in var(--t-base) var(--ease);

  @keyframes scrim-in {
    from {
      opacity: 0;
    }
  }
`

/**
 * The modal's panel. It is the scroll container, so that arrow keys scroll it once focused. It animates `top`,
 * because during a transform a fixed popup inside would be positioned relative to the panel instead of the window.
 */
export const Surface = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 520px;
  max-width: 100%;
  max-height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Height of the sticky header and footer. */
  scroll-padding-block: calc(var(--touch) + var(--sp-12));
  border-radius: var(--r-2);
  background: var(--float);
  box-shadow: var(--e-2);
  animation: modal-in var(--t-base) var(--ease);

  &:focus-visible {
    outline: 0;
  }

  @keyframes modal-in {
    from {
      top: var(--sp-2);
      opacity: 0;
    }
  }

  [data-shape='drawer'] > & {
    width: 480px;
    border-radius: 0;
    animation: drawer-in var(--t-base) var(--ease);
  }

  @keyframes drawer-in {
    from {
      left: var(--sp-16);
      opacity: 0;
    }
  }

  @media (max-width: 767px) {
    width: auto;
    padding-bottom: env(safe-area-inset-bottom, 0px);

    [data-shape='dialog'] > &,
    [data-shape='drawer'] > & {
      width: auto;
      height: 100%;
      border-radius: 0;
    }

    [data-shape='sheet'] > & {
      max-height: calc(100% - var(--sp-12));
      border-radius: var(--r-2) var(--r-2) 0 0;
      animation: sheet-in var(--t-base) var(--ease);
    }
  }

  @keyframes sheet-in {
    from {
      top: var(--sp-16);
      opacity: 0;
    }
  }
`

export const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-5) var(--sp-5) var(--sp-4);
  background: var(--float);

  @media (max-width: 767px) {
    padding: var(--sp-2) var(--sp-2) var(--sp-2) var(--sp-4);
    border-bottom: 1px solid var(--line);
  }

  @media (max-height: 400px) {
    position: static;
  }
`

export const HeaderText = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Title = styled.h2`
  font-weight: var(--fw-medium);
`

export const Note = styled.p`
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

export const Body = styled.div`
  flex: 1 0 auto;
  padding: 0 var(--sp-5);
  overflow-wrap: anywhere;

  &:last-child {
    padding-bottom: var(--sp-5);
  }

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

export const Footer = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--sp-2);
  padding: var(--sp-4) var(--sp-5) var(--sp-5);
  background: var(--float);

  @media (max-width: 767px) {
    padding: var(--sp-3) var(--sp-4);
    border-top: 1px solid var(--line);

    & > * {
      flex: 1;
    }
  }

  @media (max-height: 400px) {
    position: static;
  }
`
