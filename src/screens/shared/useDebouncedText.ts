import { useCallback, useEffect, useRef, useState } from 'react'

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
 * State of a text field whose value lives in the URL. Shows typed text at once and reports it after a pause. A change
 * of `value` from elsewhere (Back, a link) replaces the typed text.
 */
export function useDebouncedText(value: string, onValue: (text: string) => void): DebouncedText {
  // `reported` has the values reported so far and the initial one; any other `value` is a change from elsewhere.
  const [draft, setDraft] = useState<{ text: string; reported: readonly string[] } | null>(null)
  const timer = useRef(0)
  const report = useRef(onValue)
  useEffect(() => {
    report.current = onValue
  }, [onValue])
  // Cancels the report when the draft is dropped or the field unmounts.
  const hasDraft = draft !== null
  useEffect(() => {
    if (hasDraft) return () => window.clearTimeout(timer.current)
  }, [hasDraft])

  // The URL has caught up with the draft, or changed elsewhere. An equal text alone is not proof of the former: the last
  // report may still be on its way, and would bring back what was typed over since.
  if (draft && ((draft.text === value && draft.reported.at(-1) === value) || !draft.reported.includes(value)))
    setDraft(null)

  const type = useCallback(
    (text: string) => {
      setDraft((previous) => ({ text, reported: previous?.reported ?? [value] }))
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        setDraft((previous) => previous && { ...previous, reported: [...previous.reported, text] })
        report.current(text)
      }, DELAY_MS)
    },
    [value],
  )

  const drop = useCallback(() => {
    window.clearTimeout(timer.current)
    setDraft(null)
  }, [])

  return { text: draft?.text ?? value, setText: type, discard: drop }
}
