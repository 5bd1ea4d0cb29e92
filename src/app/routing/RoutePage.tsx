import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { routeText } from '#domain/messages/shell.ts'

let firstPage = true

/**
 * Once the page is on screen: window title, top of the page, and the heading focused so that a screen reader starts
 * there (behaviour.md, "Route change"). A change of the query alone does not come by here. The first page of a visit
 * keeps the browser's own focus, and so does a menu that was opened while the page was fetched: it would close.
 */
export function RoutePage({ title, children }: { title: string; children: ReactNode }) {
  // Earlier than the effects of the page itself, which may know a better one (useWindowTitle.ts).
  useLayoutEffect(() => {
    document.title = routeText.windowTitle(title)
  }, [title])
  useEffect(() => {
    window.scrollTo(0, 0)
    if (!firstPage && !isInPopup(document.activeElement))
      document.querySelector<HTMLElement>('main h1[tabindex="-1"]')?.focus({ preventScroll: true })
    firstPage = false
  }, [title])
  return children
}

const isInPopup = (element: Element | null) =>
  element?.closest('[role="menu"], [role="listbox"], [role="dialog"]') != null
