/**
 * Moves the focus into a surface that has just opened: to what carries `data-autofocus`, else to the first that `selector`
 * finds, else to the surface. At once, where FloatingFocusManager would do it a frame later: the next key may be on its way.
 */
export function takeFocus(surface: HTMLElement, selector: string) {
  if (surface.contains(document.activeElement)) return
  const target =
    surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface.querySelector<HTMLElement>(selector) ?? surface
  target.focus({ preventScroll: true })
}
