import { FloatingPortal, useMergeRefs } from '@floating-ui/react'
import { cloneElement } from 'react'
import type { HTMLProps, ReactElement, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { useTooltip } from './useTooltip.ts'
import type { TooltipPlacement } from './useTooltip.ts'

export interface TooltipProps {
  /** The words. Empty (null, '', false): no tooltip. Nothing essential may stand only here. */
  title: ReactNode
  /** One element that can be hovered or focused and takes a ref and DOM props. */
  children: ReactElement
  /** Default 'bottom'; flips where there is no room. */
  placement?: TooltipPlacement
  /** False when the words are the target's accessible name already. Default true: they describe it. */
  describes?: boolean
}

/** What a tooltip stays inside of: assistive technology reads by landmarks, and a modal dialog hides what is outside. */
const LANDMARK = '[role="dialog"], main, header, nav, aside, footer'

/**
 * A few words about a target (APG: tooltip). Opens after 100 ms of hover, at once on visible focus and within 800 ms of
 * another (in a TooltipGroup), by touch after holding 700 ms; Escape closes it; it may be hovered itself (behaviour.md, Tooltip).
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
            {title}
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
