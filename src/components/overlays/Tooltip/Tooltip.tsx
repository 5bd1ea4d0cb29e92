import { FloatingPortal, useMergeRefs } from '@floating-ui/react'
import { cloneElement } from 'react'
import type { HTMLProps, ReactElement, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { shortTooltip } from '#domain/text/shortenText.ts'
import { useTooltip } from './useTooltip.ts'
import type { TooltipPlacement } from './useTooltip.ts'

export interface TooltipProps {
  /**
   * The tooltip's content; none is shown if it is empty (null, '', false). Don't put essential information here only.
   */
  title: ReactNode
  /** One hoverable or focusable element that accepts a ref and DOM props. */
  children: ReactElement
  /** Side of the target; flips if there is no room. */
  placement?: TooltipPlacement
  /** Whether the tooltip is the target's accessible description. Pass false if it repeats the name. */
  describes?: boolean
}

/** The tooltip renders inside its target's landmark: a modal dialog hides everything outside it from screen readers. */
const LANDMARK = '[role="dialog"], main, header, nav, aside, footer'

/**
 * A short text about its target. Opens after hovering for 100 ms, or immediately on visible focus and within 800 ms of
 * another tooltip (in a TooltipGroup); on touch, after holding for 700 ms. Stays open while hovered itself; Escape
 * closes it.
 * ARIA pattern: tooltip.
 */
export function Tooltip({ title, children, placement = 'bottom', describes = true }: TooltipProps): ReactNode {
  const child = children as ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>
  const { open, target, setTarget, setBubble, style, props } = useTooltip(placement, describes)
  const ref = useMergeRefs([setTarget, child.props.ref])

  if (title === null || title === undefined || title === '' || title === false) return children
  return (
    <>
      {cloneElement(child, { ...props.getReferenceProps(child.props), ref })}
      {open && (
        <FloatingPortal root={target?.closest<HTMLElement>(LANDMARK) ?? document.body}>
          <Bubble {...props.getFloatingProps({ tabIndex: undefined })} ref={setBubble} style={style}>
            {typeof title === 'string' ? shortTooltip(title) : title}
          </Bubble>
        </FloatingPortal>
      )}
    </>
  )
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
  font: var(--fw-regular) var(--fs-small) / 1.125rem var(--font-ui);
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
