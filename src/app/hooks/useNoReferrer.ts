import { useEffect } from 'react'

/** Sends no referrer while the page is open, because its URL contained a secret. */
export function useNoReferrer(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'referrer'
    meta.content = 'no-referrer'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
