/** True for the error that an aborted call throws, ours (AbortedError) or the browser's. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** A controller that is also aborted by any of the signals. Abort it when its work ends, so that it stops listening. */
export function linkedController(...signals: readonly (AbortSignal | undefined)[]): AbortController {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal?.aborted) controller.abort()
    signal?.addEventListener('abort', () => controller.abort(), { once: true, signal: controller.signal })
  }
  return controller
}
