import { reportCrash } from './ErrorWatch.tsx'
import { isMissingChunk } from './missingChunk.ts'

/** Said by browsers though nothing is wrong, or of scripts from elsewhere, of which they tell nothing. */
const NOISE = /ResizeObserver loop|^(Uncaught )?Script error\.?$/im
/** Comes from what the person has added to the browser. */
const FOREIGN = /\b(?:chrome|moz|safari(?:-web)?)-extension:/

type Heard = (error: unknown) => void

/** Those who want to say something of it in the page. */
const listeners = new Set<Heard>()

/** Hears of every error of the window that is worth a report, until the returned function is called. */
export function onWindowError(heard: Heard): () => void {
  listeners.add(heard)
  return () => {
    listeners.delete(heard)
  }
}

/** Tells an event of the window from noise; what is none is reported, and told to whoever listens. */
export function judge(event: Event): void {
  const { error, place } =
    event.type === 'error'
      ? thrown(event as ErrorEvent)
      : { error: (event as PromiseRejectionEvent).reason as unknown, place: '' }
  if (isNoise(error, place)) return
  void reportCrash(error)
  for (const heard of listeners) heard(error)
}

function thrown({ error, message, filename, lineno, colno }: ErrorEvent): { error: unknown; place: string } {
  const place = `${message}\n    at ${filename}:${lineno}:${colno}`
  return { error: (error as unknown) ?? place, place }
}

function isNoise(error: unknown, place: string): boolean {
  const { name, message, stack = '' } = error instanceof Error ? error : { name: '', message: '' }
  // What was cancelled is no error; a file that is gone after a deploy is told by PageBoundary.tsx.
  return (
    /^Abort(ed)?Error$/.test(name) ||
    [place, message].some((text) => NOISE.test(text)) ||
    FOREIGN.test(place + stack) ||
    isMissingChunk(error)
  )
}
