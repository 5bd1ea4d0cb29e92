import { isMissingChunk } from './missingChunk.ts'

/** Said by browsers though nothing is wrong, or of scripts from elsewhere, of which they tell nothing. */
const NOISE = /ResizeObserver loop|^(Uncaught )?Script error\.?$/i
/** Comes from what the person has added to the browser. */
const FOREIGN = /\b(?:chrome|moz|safari(?:-web)?)-extension:/

type Heard = (error: unknown) => void

/** Those who want to say something of it in the page. */
const listeners = new Set<Heard>()

/** Hears of every error that nobody caught, noise left out, until the returned function is called. */
export function onWindowError(heard: Heard): () => void {
  listeners.add(heard)
  if (listeners.size === 1) listen(true)
  return () => {
    listeners.delete(heard)
    if (listeners.size === 0) listen(false)
  }
}

function listen(on: boolean) {
  const how = on ? 'addEventListener' : 'removeEventListener'
  window[how]('error', onError as EventListener)
  window[how]('unhandledrejection', onRejection as EventListener)
}

function onError({ error, message, filename, lineno, colno }: ErrorEvent) {
  if (NOISE.test(message) || FOREIGN.test(filename)) return
  tell((error as unknown) ?? `${message}\n    at ${filename}:${lineno}:${colno}`)
}

function onRejection({ reason }: PromiseRejectionEvent) {
  tell(reason)
}

function tell(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : { name: '', message: '', stack: '' }
  // What was cancelled is no error; a file that is gone after a deploy is told by PageBoundary.tsx.
  if (/^Abort(ed)?Error$/.test(name) || NOISE.test(message) || FOREIGN.test(stack ?? '') || isMissingChunk(error)) return
  for (const heard of listeners) heard(error)
}
