import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { Popup } from './usePopup.ts'

interface PopupPanelProps extends Omit<ComponentProps<'div'>, 'ref'> {
  popup: Popup
  /** Width in px. Default: fits the content, at least 200. */
  width?: number | undefined
}

/**
 * The surface of popovers, menus and listboxes. Rendered right after its trigger rather than in a portal, so that it
 * follows the trigger in the tab order and stays inside a surrounding dialog.
 */
export function PopupPanel({ popup, width, ...rest }: PopupPanelProps) {
  const { setPanel, style } = popup
  return <Panel {...rest} ref={setPanel} style={{ ...style, width }} />
}

const Panel = styled.div`
  z-index: var(--z-pop);
  display: flex;
  flex-direction: column;
  width: max-content;
  min-width: 200px;
  max-width: calc(100vw - var(--sp-4));
  max-height: var(--available-height, 100dvh);
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

  /* Shadows are not rendered in forced colours. */
  @media (forced-colors: active) {
    border: 1px solid;
  }

  @keyframes popup-in {
    from {
      opacity: 0;
      translate: 0 -4px;
    }
  }
`
