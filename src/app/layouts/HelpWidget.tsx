import { useEffect } from 'react'
import { safeHref } from '#domain/safeHref.ts'

/**
 * Help and chat widget (spec section 1): a third-party script, loaded for signed-in users and given no data about them.
 * On logout it is removed together with all elements it has added to the page.
 */
export function HelpWidget({ src }: { src: string }) {
  useEffect(() => {
    const href = safeHref(src)
    if (href === null) return
    const addedElements: Element[] = []
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && isForeign(node)) addedElements.push(node)
    })
    observer.observe(document.body, { childList: true })
    const script = document.createElement('script')
    script.src = href
    script.async = true
    script.crossOrigin = 'anonymous'
    script.referrerPolicy = 'no-referrer'
    document.head.append(script)
    return () => {
      observer.disconnect()
      script.remove()
      for (const element of addedElements) element.remove()
    }
  }, [src])
  return null
}

/** Dialogs and tooltips are added to the body too, but React removes those. */
const isForeign = (element: Element) => !element.matches('[data-portal], [data-floating-ui-portal]')
