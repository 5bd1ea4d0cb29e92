const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** What the Tab key reaches inside an element, in document order. */
export function tabStops(root: Element): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.tabIndex >= 0 && isVisible(element),
  )
}

/** Moves the focus into an element: to what carries `data-autofocus`, else the first tab stop, else the element itself. */
export function focusInto(root: HTMLElement) {
  const target = root.querySelector<HTMLElement>('[data-autofocus]') ?? tabStops(root)[0]
  // With nothing to reach inside, the element itself is reached, so that keys can scroll it.
  if (target === undefined) root.tabIndex = 0
  const reached = target ?? root
  reached.focus({ preventScroll: true })
}

/** jsdom cannot tell, so there everything is. */
function isVisible(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true })
}
