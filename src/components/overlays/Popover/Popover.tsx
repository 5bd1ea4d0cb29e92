import { FloatingFocusManager, useClick, useDismiss, useInteractions, useRole } from '@floating-ui/react'
import { cloneElement, useLayoutEffect } from 'react'
import type { HTMLProps, ReactElement, ReactNode, Ref } from 'react'
import { PopupPanel } from '../floating/PopupPanel.tsx'
import { takeFocus } from '../floating/takeFocus.ts'
import { usePopup } from '../floating/usePopup.ts'

export interface PopoverProps {
  /** Names the panel. */
  label: string
  /** A Button, an IconButton or another element that takes a ref and button props. */
  trigger: ReactElement<HTMLProps<HTMLElement> & { ref?: Ref<HTMLElement> }>
  /** The panel's content; as a function it can close the panel itself. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the trigger the panel keeps to. Default 'start'. */
  align?: 'start' | 'end' | undefined
  /** Of the panel, in px. */
  width?: number | undefined
  /** The panel is at least as wide as the trigger. */
  matchWidth?: boolean
  /** Told when it opens. */
  onOpen?: (() => void) | undefined
}

const TAB_STOPS = 'a[href], :is(button, input, select, textarea):enabled:not([tabindex="-1"])'

/**
 * Controls that open beside a button (APG: dialog, not modal). The focus moves in, to `data-autofocus` or the first tab stop; Escape closes and
 * returns it, a press or Tab outside closes.
 */
export function Popover({ label, trigger, children, align, width, matchWidth, onOpen }: PopoverProps) {
  const popup = usePopup({ align, matchWidth, onOpen })
  const { context, open, setOpen, setTrigger } = popup
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context),
  ])
  const panel = context.elements.floating
  useLayoutEffect(() => {
    if (panel !== null) takeFocus(panel, TAB_STOPS)
  }, [panel])
  return (
    <>
      {cloneElement(trigger, { ref: setTrigger, ...getReferenceProps(trigger.props) })}
      {open && (
        <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
          <PopupPanel {...getFloatingProps()} aria-label={label} popup={popup} width={width}>
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </PopupPanel>
        </FloatingFocusManager>
      )}
    </>
  )
}
