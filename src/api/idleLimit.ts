import { linkedController } from '#domain/abort.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError, TimeoutError, UnconfirmedError } from './errors.ts'

/** How long calls wait for the server. */
export interface Waits {
  /** Without a byte in either direction. */
  idleMs: number
  /** For the answer once the last byte of an upload has been sent: servers may check a file before they answer. */
  afterUploadMs: number
  /** From the start to the end of a call whose endpoint has a time limit. */
  wholeCallMs: number
}

const DEFAULT_WAITS: Waits = { idleMs: 30_000, afterUploadMs: 120_000, wholeCallMs: 120_000 }

/** What limits a call. */
interface CallLimits {
  signal: AbortSignal | undefined
  /** Those that differ from the defaults. */
  waits: Partial<Waits> | undefined
  endpoint: Pick<Endpoint, 'hasTimeLimit'>
}

/** To be called for each byte, or group of bytes, and once the last byte of an upload has been sent. */
export type OnByte = (event?: 'uploaded') => void

/**
 * Runs the work of one call. Rejects with TimeoutError if no byte moves, or the call lasts, for too long, and with
 * AbortedError if it is cancelled; once all of an upload has been sent, with UnconfirmedError in either case. Aborts the
 * work's signal, and does not wait for the work to notice.
 */
export function withIdleLimit<T>(
  { signal, waits, endpoint }: CallLimits,
  work: (signal: AbortSignal, onByte: OnByte) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(new AbortedError())
  const { idleMs, afterUploadMs, wholeCallMs } = { ...DEFAULT_WAITS, ...waits }
  const controller = linkedController(signal)
  return new Promise<T>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUploaded = false
    const onByte: OnByte = (event) => {
      clearTimeout(timer)
      isUploaded ||= event === 'uploaded'
      if (!controller.signal.aborted) timer = setTimeout(expire, isUploaded ? afterUploadMs : idleMs)
    }
    const expire = () => {
      reject(isUploaded ? new UnconfirmedError() : new TimeoutError())
      controller.abort()
    }
    const handleAbort = () => {
      clearTimeout(timer)
      clearTimeout(wholeCallTimer)
      reject(isUploaded ? new UnconfirmedError() : new AbortedError())
    }
    const wholeCallTimer = endpoint.hasTimeLimit ? setTimeout(expire, wholeCallMs) : undefined
    // Before the work listens too, and rejects with an error of its own.
    controller.signal.addEventListener('abort', handleAbort, { once: true })
    onByte()
    work(controller.signal, onByte)
      .then(resolve, reject)
      .finally(() => controller.abort())
  })
}
