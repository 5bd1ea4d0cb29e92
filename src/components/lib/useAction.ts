import { use, useEffect, useRef, useState } from 'react'
import { isAbortError, linkedController } from '#domain/abort.ts'
import type { Progress } from '#domain/loadable.ts'
import { NotifyContext } from '../feedback/Notifications/useNotify.ts'
import type { Notice } from '../feedback/Notifications/notificationQueue.ts'

interface ActionContext {
  /** Aborted when the action is to end. */
  signal: AbortSignal
  /** `total` is null if unknown. */
  onProgress: (loaded: number, total: number | null) => void
  /** Whether the component that started it is gone, and with it the place that shows how it ends. */
  isLeft: () => boolean
}

interface ActionOptions<F, Input> {
  /** Does the work; resolves with a failure or rejects if it fails, and rejects as soon as the signal is aborted. */
  run: (context: ActionContext, input: Input) => Promise<void> | Promise<F | null>
  /** What an error means to the user: a failure, or the text of a form. @default `run` rejects only if it is aborted */
  failureFrom?: (error: unknown) => F
  /** The notification of a success. @default none */
  successNotice?: (input: Input) => Notice
  /** The notification of a failure, where the place that shows it is out of sight; null: it is not. @default none */
  failureNotice?: (failure: F, isLeft: boolean) => Notice | null
  /** Ends the action when its signal is aborted; null: it goes on. @default the component: it ends on unmount */
  scope?: { readonly signal: AbortSignal } | null
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
  /** Aborts the action, without a failure, and forgets why the last one failed. The next may start at once. */
  cancel: () => void
}

const IDLE = { progress: null, failure: null }

/** What a user starts: an action that runs one at a time, with its progress, failure and notices. It is never retried. */
export function useAction<F, Input = void>(options: ActionOptions<F, Input>): Action<F, Input> {
  const { run, failureFrom, successNotice, failureNotice, scope } = options
  const notify = use(NotifyContext)
  const [state, setState] = useState<Pick<Action<F, Input>, 'progress' | 'failure'>>(IDLE)
  const controllerRef = useRef<AbortController | null>(null)
  const leftRef = useRef(false)
  useEffect(() => {
    leftRef.current = false
    return () => {
      leftRef.current = true
      if (scope === undefined) controllerRef.current?.abort()
    }
  }, [scope])

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
    let isAborted = false
    try {
      const result = await run({ signal, onProgress, isLeft: () => leftRef.current }, input)
      failure = result ?? null
    } catch (error) {
      if (isAbortError(error)) isAborted = true
      else if (failureFrom === undefined) throw error
      else failure = failureFrom(error)
    } finally {
      if (signal.aborted) [failure, isAborted] = [null, true]
      controller.abort()
      // Unless it was cancelled, and the next one may be running by now.
      if (controllerRef.current === controller) {
        controllerRef.current = null
        setState({ progress: null, failure })
      }
    }
    const notice =
      failure !== null ? failureNotice?.(failure, leftRef.current) : isAborted ? null : successNotice?.(input)
    if (notice) notify?.({ variant: failure === null ? 'success' : 'error', ...notice })
    return failure
  }
  const cancel = () => {
    controllerRef.current?.abort()
    controllerRef.current = null
    setState(IDLE)
  }
  return { ...state, start, cancel }
}
