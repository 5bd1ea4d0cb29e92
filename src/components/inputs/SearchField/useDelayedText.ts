import { useCallback, useEffect, useRef, useState } from 'react'

interface DelayedText {
  /** What stands in the field. */
  text: string
  /** What is typed: told after the delay. */
  type: (text: string) => void
  /** Sets the text, or with none what stands there, and tells at once. */
  tell: (text?: string) => void
}

/**
 * The text of a field that tells of changes when typing pauses. A value that comes from elsewhere (Back, "Clear filters")
 * replaces what stands there; one that only echoes what was told does not, so that late echoes eat no letters.
 */
export function useDelayedText(value: string, onChange: (text: string) => void, delayMs: number): DelayedText {
  const [state, setState] = useState({ text: value, value, told: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (state.value !== value) setState(value === state.told ? { ...state, value } : { text: value, value, told: value })

  const latest = useRef({ onChange, told: value })
  useEffect(() => {
    latest.current = { onChange, told: state.told }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const tellNow = useCallback((text: string) => {
    clearTimeout(timer.current)
    setState((before) => ({ ...before, text, told: text }))
    if (latest.current.told !== text) latest.current.onChange(text)
  }, [])
  const { text } = state
  return {
    text,
    type: (typed) => {
      clearTimeout(timer.current)
      if (delayMs === 0) tellNow(typed)
      else {
        setState((before) => ({ ...before, text: typed }))
        timer.current = setTimeout(() => tellNow(typed), delayMs)
      }
    },
    tell: (given = text) => tellNow(given),
  }
}
