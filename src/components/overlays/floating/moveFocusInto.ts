/**
 * Moves the focus into a surface that just opened: to `data-autofocus`, else to the first match of `selector`, else
 * to the surface. FloatingFocusManager does this a frame later, which is too late for fast typing.
 */
export function moveFocusInto(surface: HTMLElement, selector: string) {
  if (surface.contains(document.activeElement)) return
  const target =
    surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface.querySelector<HTMLElement>(selector) ?? surface
  target.focus({ preventScroll: true })
}
