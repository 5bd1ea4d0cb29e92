import { lazy, useState, type ComponentType } from 'react'
import { mediaMatches, SMALL } from './useMedia.ts'

/** Long enough for the first screen to be read and drawn on a slow line. In ms. */
const HEAD_START = 1500

const waiting = new Set<() => Promise<unknown>>()
let timer: number | undefined

/**
 * A part that the first screen does not need: an open panel, a notice. Its code is fetched when it is first shown, or before
 * that, once the browser is idle, so that as a rule it is there at once. Wants a Suspense around it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | undefined
  const fetchPart = async () => (fetched ??= await load())
  let Fetching = fetching()
  whenIdle(fetchPart)

  return function LazyPart(props: P) {
    // Kept for as long as it is mounted: another component in its place would lose what the person does in it.
    const [Part] = useState<ComponentType<P>>(() => fetched ?? Fetching)
    return <Part {...props} />
  }

  /** React keeps a failure for good: after one, whoever shows the part next tries anew. */
  function fetching() {
    return lazy(async () => {
      try {
        return { default: await fetchPart() }
      } catch (error) {
        Fetching = fetching()
        throw error
      }
    })
  }
}

/** A lazyPart that only small windows need: there it is fetched at once, beside what the page reads. */
export function smallPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  if (mediaMatches(SMALL)) void load().catch(() => undefined)
  return lazyPart(load)
}

/** Fetches code ahead of need. */
export function whenIdle(load: () => Promise<unknown>): void {
  waiting.add(load)
  if (typeof window === 'undefined') return
  timer ??= window.setTimeout(() => {
    timer = undefined
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void fetchParts())
    else void fetchParts()
  }, HEAD_START)
}

/** Fetches all that waits, and what that brings along. What fails is of no interest before somebody needs it. */
export async function fetchParts(): Promise<void> {
  while (waiting.size > 0) {
    const loads = [...waiting]
    waiting.clear()
    await Promise.allSettled(loads.map((load) => load()))
  }
}
