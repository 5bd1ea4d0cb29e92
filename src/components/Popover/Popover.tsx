import { cloneElement, useLayoutEffect } from 'react'
import type { ButtonHTMLAttributes, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react'
import { focusInto } from '../floating/focusable.ts'
import { PopupPanel } from '../floating/PopupPanel.tsx'
import { usePopup, type Popup } from '../floating/usePopup.ts'

type TriggerProps = Pick<
  ButtonHTMLAttributes<HTMLElement>,
  'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
> & { ref?: Ref<HTMLElement> }

export interface PopoverProps {
  /** Names the panel. */
  label: string
  /** A Button, an IconButton or another element that takes a ref and button props. */
  trigger: ReactElement
  /** The panel's content; as a function it can close the panel itself. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the trigger the panel keeps to. Default 'start'. */
  align?: 'start' | 'end' | undefined
  /** Of the panel, in px. */
  width?: number | undefined
}

/**
 * Controls that open beside a button (APG: dialog, not modal). The focus moves in, to `data-autofocus` or the first tab
 * stop; Escape closes and returns it, a press or Tab outside closes.
 */
export function Popover({ label, trigger, children, align, width }: PopoverProps) {
  const popup = usePopup()
  return (
    <>
      {cloneElement(trigger as ReactElement<TriggerProps>, {
        ref: popup.trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': popup.open,
        'aria-controls': popup.open ? popup.id : undefined,
        onClick: () => (popup.open ? popup.close() : popup.show()),
      })}
      {popup.open && (
        <PopoverPanel popup={popup} label={label} align={align} width={width}>
          {children}
        </PopoverPanel>
      )}
    </>
  )
}

/** The open panel of a Popover. */
function PopoverPanel({ popup, label, children, align, width }: Omit<PopoverProps, 'trigger'> & { popup: Popup }) {
  const { id, trigger, panel, close, onBlur } = popup
  useLayoutEffect(() => {
    if (panel.current) focusInto(panel.current)
  }, [panel])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <PopupPanel
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      anchor={trigger}
      panel={panel}
      align={align}
      width={width}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {typeof children === 'function' ? children(() => close()) : children}
    </PopupPanel>
  )
}
