import { useLayoutEffect } from 'react'
import type { KeyboardEvent } from 'react'
import { focusInto } from '../floating/focusable.ts'
import { PopupPanel } from '../floating/PopupPanel.tsx'
import type { Popup } from '../floating/usePopup.ts'
import type { PopoverProps } from './Popover.tsx'

/** The open panel of a Popover. */
export function PopoverPanel({
  popup,
  label,
  children,
  align,
  width,
}: Omit<PopoverProps, 'trigger'> & { popup: Popup }) {
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
