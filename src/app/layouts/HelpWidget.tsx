import { useEffect } from 'react'
import { safeHref } from '#domain/safeHref.ts'

/**
 * The help and chat widget of spec section 1: a script of somebody else's, loaded for the signed in only and told nothing
 * of them. With it goes all that it hung into the page, at the logout.
 */
export function HelpWidget({ src }: { src: string }) {
  useEffect(() => {
    const address = safeHref(src)
    if (address === null) return
    const brought: Element[] = []
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && isForeign(node)) brought.push(node)
    })
    observer.observe(document.body, { childList: true })
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.crossOrigin = 'anonymous'
    script.referrerPolicy = 'no-referrer'
    document.head.append(script)
    return () => {
      observer.disconnect()
      script.remove()
      for (const element of brought) element.remove()
    }
  }, [src])
  return null
}

/** Not ours: dialogs and tooltips stand there too, and are React's to take away. */
const isForeign = (element: Element) => !element.matches('[data-portal], [data-floating-ui-portal]')
