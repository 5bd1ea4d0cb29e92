import { FloatingFocusManager, useDismiss, useFloating, useInteractions, useRole } from '@floating-ui/react'
import { useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { createPortal } from 'react-dom'
import { moveFocusInto } from '../floating/moveFocusInto.ts'
import { Layer, Scrim, Surface, type ModalShape } from './modalParts.ts'

export interface ModalLayerProps extends ComponentPropsWithoutRef<'div'> {
  shape: ModalShape
  /** Called on Escape and on a click outside the surface. */
  onClose: () => void
}

/**
 * A surface over the page; the page is inert and doesn't scroll while this is mounted. The focus moves to
 * `data-autofocus`, else to the first field, else to the surface, and returns afterwards. All other props go to the
 * surface.
 * ARIA pattern: dialog (modal).
 */
export function ModalLayer({ shape, onClose, ...rest }: ModalLayerProps) {
  // Read during render: an `autoFocus` inside moves the focus before any effect runs.
  const opener = useRef(focusedElement())
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const { context } = useFloating({
    open: true,
    elements: { floating: layer },
    // A layer below another modal is inert and must ignore Escape.
    onOpenChange: () => layer?.closest('[inert]') === null && onClose(),
  })
  const { getFloatingProps } = useInteractions([useRole(context), useDismiss(context, { outsidePress: false })])

  // Not FloatingPortal: a popover inside would treat the whole surface as its own and stay open on Tab.
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

/** Null if nothing or only `main` is focused: floating-ui would return the focus to the first link in it. */
function focusedElement(): HTMLElement | null {
  const focused = document.activeElement
  return focused instanceof HTMLElement && !focused.matches('body, main') ? focused : null
}

function focusFirstField(surface: HTMLElement | null) {
  if (surface !== null) moveFocusInto(surface, ':is(input, select, textarea):enabled')
}
