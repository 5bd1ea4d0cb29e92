import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Delay after the last keystroke: browsers limit how often the URL may change. */
const DELAY_MS = 250

interface DebouncedText {
  /** Text of the field. */
  text: string
  /** Handles typing. */
  setText: (text: string) => void
  /** Discards what was typed since the last report and shows `value` again. */
  discard: () => void
}

/**
 * State of a text field whose value lives in the URL. Shows typed text at once and reports it after a pause, or before
 * a press. A change
 * of `value` from elsewhere (Back, a link) replaces the typed text; one that was reported here is the URL catching up,
 * and must not bring back what has been typed over since.
 */
export function useDebouncedText(value: string, onValue: (text: string) => void): DebouncedText {
  /** What was typed, until the URL has it. */
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<number | null>(null)
  /** The last text, for when the timer ends. */
  const typed = useRef('')
  /** Reported, but not in the URL yet. */
  const onTheWay = useRef<readonly string[]>([])
  const latest = useRef({ value, onValue })
  useLayoutEffect(() => {
    latest.current = { value, onValue }
  }, [value, onValue])

  const stopTimer = useCallback(() => {
    if (timer.current !== null) window.clearTimeout(timer.current)
    timer.current = null
  }, [])
  useEffect(() => stopTimer, [stopTimer])

  const discard = useCallback(() => {
    stopTimer()
    onTheWay.current = []
    setDraft(null)
  }, [stopTimer])

  useLayoutEffect(() => {
    const arrived = onTheWay.current.indexOf(value)
    if (arrived === -1) {
      discard()
      return
    }
    onTheWay.current = onTheWay.current.slice(arrived + 1)
    if (onTheWay.current.length === 0 && timer.current === null) setDraft(null)
  }, [value, discard])

  const apply = useCallback(() => {
    if (timer.current === null) return
    stopTimer()
    if (typed.current === (onTheWay.current.at(-1) ?? latest.current.value)) return
    onTheWay.current = [...onTheWay.current, typed.current]
    latest.current.onValue(typed.current)
  }, [stopTimer])

  // A press may leave the page, to which Back returns with what is in the URL.
  useEffect(() => {
    document.addEventListener('click', apply, { capture: true })
    return () => document.removeEventListener('click', apply, { capture: true })
  }, [apply])

  const setText = useCallback(
    (text: string) => {
      stopTimer()
      setDraft(text)
      typed.current = text
      timer.current = window.setTimeout(apply, DELAY_MS)
    },
    [stopTimer, apply],
  )

  return { text: draft ?? value, setText, discard }
}
