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

/**
 * Gathers typed letters and finds what they mean: the index to move to (`current` where nothing starts so), or null for a
 * key that writes none. Space is a letter only where it goes on with a label; else it chooses.
 */
export function useTypeahead(): (key: string, labels: readonly string[], current: number) => number | null {
  const letters = useRef({ text: '', at: -Infinity })
  return useCallback((key: string, labels: readonly string[], current: number) => {
    const now = Date.now()
    const before = now - letters.current.at < PAUSE_MS ? letters.current.text : ''
    if (Array.from(key).length !== 1) return null
    const found = findTyped(labels, before + key, current)
    if (key === ' ' && (before === '' || found === -1)) return null
    letters.current = { text: before + key, at: now }
    return found === -1 ? current : found
  }, [])
}
