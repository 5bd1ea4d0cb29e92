import { useRef, useState } from 'react'
import type { ComponentPropsWithoutRef, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useAnchored } from '../floating/useAnchored.ts'

export interface TooltipBubbleProps extends ComponentPropsWithoutRef<'div'> {
  anchor: RefObject<Element | null>
  placement: 'top' | 'bottom' | 'left' | 'right'
}

/** What a tooltip stays inside of: assistive technology reads by landmarks, and a modal dialog hides what is outside. */
const LANDMARK = '[role="dialog"], main, header, nav, aside, footer'

/** The words of a Tooltip beside their target. A file of its own, so that pages without an open tooltip do without placing code. */
export function TooltipBubble({ anchor, placement, ...rest }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const [home] = useState(() => anchor.current?.closest(LANDMARK) ?? document.body)
  useAnchored(anchor, bubble, { placement, gap: 8 })
  return createPortal(<Bubble {...rest} data-portal role="tooltip" ref={bubble} />, home)
}

const Bubble = styled.div`
  z-index: var(--z-tip);
  width: max-content;
  max-width: min(var(--tooltip-max), calc(100vw - var(--sp-4)));
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--float);
  box-shadow: var(--e-2);
  color: var(--text);
  font: var(--fw-regular) var(--fs-small) / 18px var(--font-ui);
  letter-spacing: normal;
  text-align: start;
  text-wrap: pretty;
  white-space: normal;
  overflow-wrap: anywhere;
  animation: tooltip-in var(--t-fast) var(--ease);

  @keyframes tooltip-in {
    from {
      opacity: 0;
    }
  }
`
