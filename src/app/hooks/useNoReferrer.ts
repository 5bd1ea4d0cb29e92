import { useEffect } from 'react'

/** While a page is open, what it fetches and where it leads are told nothing of its address, which held a secret. */
export function useNoReferrer(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'referrer'
    meta.content = 'no-referrer'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
