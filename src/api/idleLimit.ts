import { linkedController } from './abort.ts'
import { TimeoutError, UnconfirmedError } from './errors.ts'

/** How long calls wait for the server. */
export interface Waits {
  /** Without a byte in either direction. */
  idleMs: number
  /** For the answer once the last byte of an upload has been sent: servers may check a file before they answer. */
  afterUploadMs: number
}

const DEFAULT_WAITS: Waits = { idleMs: 30_000, afterUploadMs: 120_000 }

/** To be called for each byte, or group of bytes, and once the last byte of an upload has been sent. */
export type OnByte = (event?: 'uploaded') => void

/**
 * Runs the work of one call. Where no byte moves for too long, aborts the work's signal and rejects with TimeoutError, or
 * UnconfirmedError after an upload, even if the work ignores the signal.
 */
export function withIdleLimit<T>(
  signal: AbortSignal | undefined,
  { idleMs, afterUploadMs }: Waits = DEFAULT_WAITS,
  work: (signal: AbortSignal, onByte: OnByte) => Promise<T>,
): Promise<T> {
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
    controller.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    onByte()
    work(controller.signal, onByte)
      .then(resolve, reject)
      .finally(() => controller.abort())
  })
}
