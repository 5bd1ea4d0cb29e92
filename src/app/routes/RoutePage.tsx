import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { routeText } from '#domain/messages/shell.ts'
import { pageShown } from '../routing/pageLoading.ts'

let isFirstPage = true

/**
 * On navigation to a page, sets the window title, scrolls to the top and focuses the heading, where screen readers
 * start reading. A change of the query alone does nothing. The focus stays where it is on the first page of a visit,
 * and in a menu opened while the page was loading, which would close otherwise.
 */
export function RoutePage({ title, children }: { title: string; children: ReactNode }) {
  // A layout effect, so that the page's own title overrides it (useWindowTitle.ts), and that elements which both pages
  // share move to where they stay (SharedElement.tsx).
  useLayoutEffect(() => {
    document.title = routeText.windowTitle(title)
    window.scrollTo(0, 0)
    pageShown()
  }, [title])
  useEffect(() => {
    if (!isFirstPage && !isInPopup(document.activeElement))
      document.querySelector<HTMLElement>('main h1[tabindex="-1"]')?.focus({ preventScroll: true })
    isFirstPage = false
  }, [title])
  return children
}

const isInPopup = (element: Element | null) =>
  element?.closest('[role="menu"], [role="listbox"], [role="dialog"]') != null
