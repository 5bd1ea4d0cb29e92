import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows that are put onto paper; more would be a book. */
export const MOST_PRINTED = 1000

/** The page is being put onto paper, or shown as it will be: whole rows, no boxes that scroll. Drawn before the browser takes its picture. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => whenPrinting((on) => flushSync(() => setPrinting(on))), [])
  return printing
}

/** The light theme while the page is put onto paper, whatever is chosen. */
export function usePaperTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let before: string | null = null
    const turn = (on: boolean) => {
      if (on) {
        before ??= dataset.theme ?? ''
        dataset.theme = 'light'
      } else if (before !== null) {
        dataset.theme = before
        before = null
      }
    }
    const leave = whenPrinting(turn)
    return () => {
      leave()
      turn(false)
    }
  }, [])
}

/** Tells when printing begins and ends: by its events, or by the medium where that is only tried out. */
function whenPrinting(tell: (on: boolean) => void): () => void {
  const medium = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null
  const begin = () => tell(true)
  const end = () => tell(false)
  const onChange = ({ matches }: MediaQueryListEvent) => tell(matches)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  medium?.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    medium?.removeEventListener('change', onChange)
  }
}
