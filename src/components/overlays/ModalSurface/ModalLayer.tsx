import { FloatingFocusManager, useDismiss, useFloating, useInteractions, useRole } from '@floating-ui/react'
import { useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { createPortal } from 'react-dom'
import { takeFocus } from '../floating/takeFocus.ts'
import { Layer, Scrim, Surface, type ModalShape } from './modalParts.ts'

export interface ModalLayerProps extends ComponentPropsWithoutRef<'div'> {
  shape: ModalShape
  /** Asked for by Escape and by a press beside the surface. */
  onClose: () => void
}

/**
 * A surface over the page, which is inert and does not scroll while this is mounted (APG: dialog, modal). The focus moves to
 * what carries `data-autofocus`, else to the first field, else to the surface, and goes back afterwards. All other props are
 * the surface's.
 */
export function ModalLayer({ shape, onClose, ...rest }: ModalLayerProps) {
  // Asked while rendering: an `autoFocus` inside takes the focus before any effect.
  const opener = useRef(focusedElement())
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const { context } = useFloating({
    open: true,
    elements: { floating: layer },
    // Under another one this one is inert, and Escape is not for it.
    onOpenChange: () => layer?.closest('[inert]') === null && onClose(),
  })
  const { getFloatingProps } = useInteractions([useRole(context), useDismiss(context, { outsidePress: false })])

  // Not by FloatingPortal: to a popover inside, all of the surface would be part of itself, and Tab would leave it open.
  return createPortal(
    <div data-portal>
      <FloatingFocusManager context={context} outsideElementsInert initialFocus={-1} returnFocus={opener}>
        <Layer ref={setLayer} data-shape={shape}>
          <Scrim lockScroll onClick={onClose} />
          <Surface {...getFloatingProps(rest)} ref={focusFirstField} aria-modal />
        </Layer>
      </FloatingFocusManager>
    </div>,
    document.body,
  )
}

/** Null where nothing has it, or only a region: the manager would go back to the first link in it. */
function focusedElement(): HTMLElement | null {
  const focused = document.activeElement
  return focused instanceof HTMLElement && !focused.matches('body, main') ? focused : null
}

function focusFirstField(surface: HTMLElement | null) {
  if (surface !== null) takeFocus(surface, ':is(input, select, textarea):enabled')
}
