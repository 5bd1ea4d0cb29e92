import { useCallback, useEffect, useRef, useState } from 'react'

interface DebouncedText {
  /** The text in the field. */
  text: string
  /** Sets the text and reports it after the delay. */
  changeText: (text: string) => void
  /** Sets the text, if given, and reports it immediately. */
  reportNow: (text?: string) => void
}

/**
 * Text state that reports changes when typing pauses. A `value` from outside (Back, "Clear filters") replaces the
 * text; one that only echoes the last reported text doesn't, so that a late echo can't drop typed characters.
 */
export function useDebouncedText(value: string, onChange: (text: string) => void, delayMs: number): DebouncedText {
  const [state, setState] = useState({ text: value, value, reported: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (state.value !== value)
    setState(value === state.reported ? { ...state, value } : { text: value, value, reported: value })

  const latest = useRef({ onChange, reported: value })
  useEffect(() => {
    latest.current = { onChange, reported: state.reported }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const report = useCallback((text: string) => {
    clearTimeout(timer.current)
    setState((current) => ({ ...current, text, reported: text }))
    if (latest.current.reported !== text) latest.current.onChange(text)
  }, [])
  const { text } = state
  return {
    text,
    changeText: (nextText) => {
      clearTimeout(timer.current)
      if (delayMs === 0) report(nextText)
      else {
        setState((current) => ({ ...current, text: nextText }))
        timer.current = setTimeout(() => report(nextText), delayMs)
      }
    },
    reportNow: (nextText = text) => report(nextText),
  }
}
