import { AbortedError } from './errors.ts'

/**
 * Does the work unless the signal stops it, before or on the way: then AbortedError at once, even where the work itself
 * does not listen.
 */
export function unlessAborted<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal?.aborted) return Promise.reject(new AbortedError())
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(new AbortedError())
    signal?.addEventListener('abort', onAbort, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', onAbort))
  })
}

/** True for what fetch throws when it was stopped, whoever stopped it. */
export function isAbort(error: unknown): boolean {
  return error instanceof AbortedError || (error instanceof Error && error.name === 'AbortError')
}
