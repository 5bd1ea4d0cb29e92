import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds without a key before the address is changed: browsers refuse to change it many times a second. */
const REST = 250

interface Typed {
  /** What stands in the field. */
  text: string
  type: (text: string) => void
  /** Shows the address again and tells nothing of what was typed since. */
  drop: () => void
}

/**
 * A text field whose value lives in the address: what is typed shows at once and is told after a rest. A change of the
 * address from elsewhere (Back, a link) wins over what was typed before.
 */
export function useTyped(value: string, onValue: (text: string) => void): Typed {
  const [typed, setTyped] = useState<{ text: string; told: readonly string[] } | null>(null)
  const timer = useRef(0)
  const tell = useRef(onValue)
  useEffect(() => {
    tell.current = onValue
  }, [onValue])
  // Nothing is left to tell once the field shows the address again, or is gone.
  const waiting = typed !== null
  useEffect(() => {
    if (waiting) return () => window.clearTimeout(timer.current)
  }, [waiting])

  // Arrived, or overtaken by a value that this field never told.
  if (typed && (typed.text === value || !typed.told.includes(value))) setTyped(null)

  const type = useCallback(
    (text: string) => {
      setTyped((before) => ({ text, told: before?.told ?? [value] }))
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        setTyped((before) => before && { ...before, told: [...before.told, text] })
        tell.current(text)
      }, REST)
    },
    [value],
  )

  const drop = useCallback(() => {
    window.clearTimeout(timer.current)
    setTyped(null)
  }, [])

  return { text: typed?.text ?? value, type, drop }
}
