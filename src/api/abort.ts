import { AbortedError } from './errors.ts'

/**
 * Runs the work unless the signal is aborted, before or during it. Rejects with AbortedError immediately then, even if
 * the work ignores the signal.
 */
export function abortable<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal?.aborted) return Promise.reject(new AbortedError())
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(new AbortedError())
    signal?.addEventListener('abort', onAbort, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', onAbort))
  })
}

/** True for the error that an aborted call throws, either ours or the browser's. */
export function isAbortError(error: unknown): boolean {
  return error instanceof AbortedError || (error instanceof Error && error.name === 'AbortError')
}

/** A controller that is also aborted by `signal`. Abort it when its work ends, so that it stops listening. */
export function linkedController(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController()
  if (signal?.aborted) controller.abort()
  signal?.addEventListener('abort', () => controller.abort(), { once: true, signal: controller.signal })
  return controller
}
