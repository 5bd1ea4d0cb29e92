import { cloneElement, lazy, Suspense, useId, useRef } from 'react'
import type { ComponentType, HTMLAttributes, ReactElement, ReactNode, Ref, SyntheticEvent } from 'react'
import { useMergedRefs } from '../useMergedRefs.ts'
import { useTooltip } from './useTooltip.ts'
import type { TooltipBubbleProps } from './TooltipBubble.tsx'
import type { TooltipTargetEvents } from './useTooltip.ts'

/** What the target of a tooltip must take and hand on to its element. */
type TargetProps = Pick<HTMLAttributes<Element>, keyof TooltipTargetEvents | 'aria-describedby'> & {
  ref?: Ref<Element>
}

export interface TooltipProps {
  /** The words. Empty (null, '', false): no tooltip. Nothing essential may stand only here. */
  title: ReactNode
  /** One element that can be hovered or focused and takes a ref and DOM props. */
  children: ReactElement
  /** Default 'bottom'; flips where there is no room. */
  placement?: TooltipBubbleProps['placement']
  /** False when the words are the target's accessible name already. Default true: they describe it. */
  describes?: boolean
}

const loadBubble = () => import('./TooltipBubble.tsx')

/** A bubble that cannot be loaded is no reason to take the page down: then there is none. */
const LazyBubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  loadBubble().then(
    ({ TooltipBubble }) => ({ default: TooltipBubble }),
    () => ({ default: () => null }),
  ),
)

/**
 * A few words about a target (APG: tooltip). Opens after 100 ms of hover, at once on visible focus and within 800 ms of
 * another, by touch after holding 700 ms; Escape closes it; it may be hovered itself (behaviour.md, Tooltip).
 */
export function Tooltip({ title, children, placement = 'bottom', describes = true }: TooltipProps): ReactNode {
  const child = children as ReactElement<TargetProps>
  const own = useRef<Element>(null)
  const ref = useMergedRefs(own, child.props.ref)
  const id = useId()
  const { open, target, bubble } = useTooltip(preloadBubble)

  if (title === null || title === undefined || title === '' || title === false) return children
  return (
    <>
      {cloneElement(child, {
        ...listeners(child.props, target),
        ref,
        'aria-describedby': open && describes ? id : child.props['aria-describedby'],
      })}
      {open && (
        <Suspense fallback={null}>
          <LazyBubble id={id} anchor={own} placement={placement} {...bubble}>
            {title}
          </LazyBubble>
        </Suspense>
      )}
    </>
  )
}

function preloadBubble() {
  loadBubble().catch(() => undefined)
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
