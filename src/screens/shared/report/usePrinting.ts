import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows that are put onto paper; more would be a book. */
export const MOST_PRINTED = 1000

/** The page is being put onto paper, or shown as it will be: whole rows, no boxes that scroll. Drawn before the browser takes its picture. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const print = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null
    const set = (on: boolean) => flushSync(() => setPrinting(on))
    const begin = () => set(true)
    const end = () => set(false)
    const onChange = ({ matches }: MediaQueryListEvent) => set(matches)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    print?.addEventListener('change', onChange)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      print?.removeEventListener('change', onChange)
    }
  }, [])
  return printing
}
