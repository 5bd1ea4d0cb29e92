import type { ComponentPropsWithRef, RefObject } from 'react'
import { styled } from 'styled-components'
import { useAnchored } from './useAnchored.ts'

interface PopupPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  anchor: RefObject<Element | null>
  panel: RefObject<HTMLDivElement | null>
  /** Which edge of the anchor it keeps to. Default 'start'. */
  align?: 'start' | 'end' | undefined
  /** In px; default as wide as its content, 200 at least. */
  width?: number | undefined
  matchWidth?: boolean
}

/**
 * The surface of popovers, menus and listboxes. It stands right after its trigger in the document, so that the Tab order
 * and a dialog around it hold, and is fixed, so that no scrolling box cuts it.
 */
export function PopupPanel({
  anchor,
  panel,
  align = 'start',
  width,
  matchWidth = false,
  style,
  ...rest
}: PopupPanelProps) {
  useAnchored(anchor, panel, { placement: `bottom-${align}`, gap: 6, matchWidth })
  return <Panel {...rest} ref={panel} style={width === undefined ? style : { ...style, width }} />
}

/* Out of sight from the first render on: taking part in the page's layout until it has its place costs a layout of the page. */
const Panel = styled.div`
  position: fixed;
  top: 0;
  left: -200vw;
  z-index: var(--z-pop);
  display: flex;
  flex-direction: column;
  width: max-content;
  min-width: 200px;
  max-width: calc(100vw - var(--sp-4));
  max-height: var(--room, 100dvh);
  padding: 6px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--r-2);
  background: var(--float);
  box-shadow: var(--e-2);
  color: var(--text);
  font: var(--fw-regular) var(--fs-body) / var(--lh-body) var(--font-ui);
  letter-spacing: normal;
  text-align: start;
  white-space: normal;
  animation: popup-in var(--t-base) var(--ease);

  &:focus-visible {
    outline: 0;
  }

  @keyframes popup-in {
    from {
      opacity: 0;
      translate: 0 -4px;
    }
  }
`
