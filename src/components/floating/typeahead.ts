import { useCallback, useRef } from 'react'

/** Letters typed within this many ms make one word (APG: type-ahead). */
const PAUSE_MS = 500

/**
 * The label that typed letters mean: the next one after `current` that starts with them, round the end; the same letter
 * again and again steps through its labels. -1 where none does.
 */
export function findTyped(labels: readonly string[], typed: string, current: number): number {
  const same = Array.from(typed).every((letter) => letter === typed[0])
  const word = (same ? (typed[0] ?? '') : typed).toLocaleLowerCase('en-GB')
  const start = current + (same ? 1 : 0)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(start, 0) + step) % labels.length
    if (labels[index]?.toLocaleLowerCase('en-GB').startsWith(word)) return index
  }
  return -1
}

/** Gathers typed letters: hand it each key, it returns the letters so far, or null for a key that writes none. */
export function useTypedLetters(): (key: string) => string | null {
  const letters = useRef({ text: '', at: -Infinity })
  return useCallback((key: string) => {
    const last = letters.current
    const now = Date.now()
    const before = now - last.at < PAUSE_MS ? last.text : ''
    const isLetter = Array.from(key).length === 1 && (key !== ' ' || before !== '')
    if (!isLetter) return null
    letters.current = { text: before + key, at: now }
    return letters.current.text
  }, [])
}
