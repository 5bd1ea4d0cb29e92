/*
 * Whether the app is offline. The browser's word is a hint: a proxy or a VPN can make it say so for ever, while answers
 * arrive. It counts from a call without an answer to the next one with an answer.
 */

let isUnanswered = false
const listeners = new Set<() => void>()

/** Notes whether the last call got an answer, whatever it was. */
export function noteAnswer(hasAnswered: boolean): void {
  if (isUnanswered !== hasAnswered) return
  isUnanswered = !hasAnswered
  for (const listener of listeners) listener()
}

export const isOffline = (): boolean => isUnanswered && !navigator.onLine

/** Calls the listener whenever `isOffline` may have changed. */
export function subscribeToConnection(listener: () => void): () => void {
  const end = new AbortController()
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: end.signal })
  listeners.add(listener)
  end.signal.addEventListener('abort', () => listeners.delete(listener))
  return () => end.abort()
}
