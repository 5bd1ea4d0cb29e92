import { cloneElement, useId, useRef, useState } from 'react'
import type {
  ComponentPropsWithoutRef,
  HTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
  RefObject,
  SyntheticEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useAnchored } from '../floating/useAnchored.ts'
import { useMergedRefs } from '../useMergedRefs.ts'
import { useTooltip } from './useTooltip.ts'
import type { TooltipTargetEvents } from './useTooltip.ts'

/** What the target of a tooltip must take and hand on to its element. */
type TargetProps = Pick<HTMLAttributes<Element>, keyof TooltipTargetEvents | 'aria-describedby'> & {
  ref?: Ref<Element>
}

type Placement = 'top' | 'bottom' | 'left' | 'right'

export interface TooltipProps {
  /** The words. Empty (null, '', false): no tooltip. Nothing essential may stand only here. */
  title: ReactNode
  /** One element that can be hovered or focused and takes a ref and DOM props. */
  children: ReactElement
  /** Default 'bottom'; flips where there is no room. */
  placement?: Placement
  /** False when the words are the target's accessible name already. Default true: they describe it. */
  describes?: boolean
}

/** What a tooltip stays inside of: assistive technology reads by landmarks, and a modal dialog hides what is outside. */
const LANDMARK = '[role="dialog"], main, header, nav, aside, footer'

/**
 * A few words about a target (APG: tooltip). Opens after 100 ms of hover, at once on visible focus and within 800 ms of
 * another, by touch after holding 700 ms; Escape closes it; it may be hovered itself (behaviour.md, Tooltip).
 */
export function Tooltip({ title, children, placement = 'bottom', describes = true }: TooltipProps): ReactNode {
  const child = children as ReactElement<TargetProps>
  const own = useRef<Element>(null)
  const ref = useMergedRefs(own, child.props.ref)
  const id = useId()
  const { open, target, bubble } = useTooltip()

  if (title === null || title === undefined || title === '' || title === false) return children
  return (
    <>
      {cloneElement(child, {
        ...listeners(child.props, target),
        ref,
        'aria-describedby': open && describes ? id : child.props['aria-describedby'],
      })}
      {open && (
        <TooltipBubble id={id} anchor={own} placement={placement} {...bubble}>
          {title}
        </TooltipBubble>
      )}
    </>
  )
}

interface TooltipBubbleProps extends ComponentPropsWithoutRef<'div'> {
  anchor: RefObject<Element | null>
  placement: Placement
}

/** The words, beside their target. */
function TooltipBubble({ anchor, placement, ...rest }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const [home] = useState(() => anchor.current?.closest(LANDMARK) ?? document.body)
  useAnchored(anchor, bubble, { placement, gap: 8 })
  return createPortal(<Bubble {...rest} data-portal role="tooltip" ref={bubble} />, home)
}

/** Ours beside the child's own: both are told. */
function listeners(child: TargetProps, ours: TooltipTargetEvents): Partial<TargetProps> {
  return {
    onPointerEnter: both(child.onPointerEnter, ours.onPointerEnter),
    onPointerLeave: both(child.onPointerLeave, ours.onPointerLeave),
    onPointerDown: both(child.onPointerDown, ours.onPointerDown),
    onPointerUp: both(child.onPointerUp, ours.onPointerUp),
    onPointerCancel: both(child.onPointerCancel, ours.onPointerCancel),
    onFocus: both(child.onFocus, ours.onFocus),
    onBlur: both(child.onBlur, ours.onBlur),
  }
}

function both<E extends SyntheticEvent>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) {
  return (event: E) => {
    theirs?.(event)
    ours(event)
  }
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
