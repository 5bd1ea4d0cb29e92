import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Most rows of a report to print; about 30 pages. */
export const MAX_PRINTED_ROWS = 1000

/** Whether the page is being printed or previewed. Renders synchronously, before the browser takes its snapshot. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => onPrintChange((printing) => flushSync(() => setPrinting(printing))), [])
  return isPrinting
}

/** Switches to the light theme while printing. */
export function usePrintTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let screenTheme: string | null = null
    const setLight = (isLight: boolean) => {
      if (isLight) {
        screenTheme ??= dataset.theme ?? ''
        dataset.theme = 'light'
      } else if (screenTheme !== null) {
        dataset.theme = screenTheme
        screenTheme = null
      }
    }
    const unsubscribe = onPrintChange(setLight)
    return () => {
      unsubscribe()
      setLight(false)
    }
  }, [])
}

/** Reports when printing starts and ends, from print events or, in DevTools' print preview, the media query. */
function onPrintChange(callback: (isPrinting: boolean) => void): () => void {
  const printMedia = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null
  const handleStart = () => callback(true)
  const handleEnd = () => callback(false)
  const handleMedia = ({ matches }: MediaQueryListEvent) => callback(matches)
  window.addEventListener('beforeprint', handleStart)
  window.addEventListener('afterprint', handleEnd)
  printMedia?.addEventListener('change', handleMedia)
  return () => {
    window.removeEventListener('beforeprint', handleStart)
    window.removeEventListener('afterprint', handleEnd)
    printMedia?.removeEventListener('change', handleMedia)
  }
}
