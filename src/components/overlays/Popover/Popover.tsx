import { FloatingFocusManager, useClick, useDismiss, useInteractions, useRole } from '@floating-ui/react'
import { cloneElement, useLayoutEffect } from 'react'
import type { HTMLProps, ReactElement, ReactNode, Ref } from 'react'
import { PopupPanel } from '../floating/PopupPanel.tsx'
import { moveFocusInto } from '../floating/moveFocusInto.ts'
import { usePopup } from '../floating/usePopup.ts'

export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string
  /** A Button, IconButton or other element that accepts a ref and button props. */
  trigger: ReactElement<HTMLProps<HTMLElement> & { ref?: Ref<HTMLElement> }>
  /** The panel's content, or a function of a callback that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Edge of the trigger that the panel aligns to. @default "start" */
  align?: 'start' | 'end' | undefined
  /** Width of the panel in px. @default the width of its content */
  width?: number | undefined
  /** Makes the panel at least as wide as the trigger. @default false */
  matchWidth?: boolean
  /** Called when the panel opens. @default none */
  onOpen?: (() => void) | undefined
}

const TAB_STOPS = 'a[href], :is(button, input, select, textarea):enabled:not([tabindex="-1"])'

/**
 * A panel of controls that opens below a button. The focus moves to `data-autofocus` or the first tab stop; Escape
 * closes the panel and returns the focus, as does a click outside or tabbing out.
 * ARIA pattern: dialog (non-modal).
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
    if (panel !== null) moveFocusInto(panel, TAB_STOPS)
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
