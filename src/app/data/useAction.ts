import { use, useEffect, useRef, useState } from 'react'
import { isAbortError, linkedController } from '#api/abort.ts'
import type { OnProgress } from '#api/callOptions.ts'
import { NotifyContext } from '#components/feedback/Notifications/useNotify.ts'
import type { Progress } from '#domain/loadable.ts'

interface ActionOptions<F, Input> {
  /** Does the work; rejects if it fails, and as soon as the signal is aborted. */
  run: (context: { signal: AbortSignal; onProgress: OnProgress }, input: Input) => Promise<void>
  /** What an error means to the user: a failure, or the text of a form. */
  failureFrom: (error: unknown) => F
  /** The notification of a failure, where the place that shows it may be out of sight. */
  failureNotice?: (failure: F) => { title: string; text: string }
  /** Ends the action when its signal is aborted. Without a scope the action is aborted on unmount. */
  scope?: { readonly signal: AbortSignal }
}

interface Action<F, Input> {
  /** As `run` reports it; null if nothing is running. */
  progress: Progress | null
  /** Why the last run failed. */
  failure: F | null
  /**
   * Runs the action unless it is running already. Resolves with the failure, or null if it succeeded, was aborted or did
   * not start; never rejects.
   */
  start: (input: Input) => Promise<F | null>
  /** Aborts the action, without a failure. */
  cancel: () => void
}

/** What a user starts: an action that runs one at a time, with its progress and failure. It is never retried. */
export function useAction<F, Input = void>(options: ActionOptions<F, Input>): Action<F, Input> {
  const { run, failureFrom, failureNotice, scope } = options
  const notify = use(NotifyContext)
  const [state, setState] = useState<Pick<Action<F, Input>, 'progress' | 'failure'>>({ progress: null, failure: null })
  const controllerRef = useRef<AbortController | null>(null)
  useEffect(() => (scope === undefined ? () => controllerRef.current?.abort() : undefined), [scope])

  const start = async (input: Input): Promise<F | null> => {
    if (controllerRef.current !== null) return null
    const controller = linkedController(scope?.signal)
    controllerRef.current = controller
    const { signal } = controller
    const onProgress = (loaded: number, total: number | null) => {
      if (!signal.aborted) setState({ progress: { loaded, total }, failure: null })
    }
    onProgress(0, null)
    let failure: F | null = null
    try {
      await run({ signal, onProgress }, input)
    } catch (error) {
      if (!signal.aborted && !isAbortError(error)) failure = failureFrom(error)
    }
    controller.abort()
    controllerRef.current = null
    setState({ progress: null, failure })
    if (failure !== null && failureNotice) notify?.({ variant: 'error', ...failureNotice(failure) })
    return failure
  }
  return { ...state, start, cancel: () => controllerRef.current?.abort() }
}
