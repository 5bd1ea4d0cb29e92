import { linkedController } from './abort.ts'
import { TimeoutError, UnconfirmedError } from './errors.ts'

/** How long a call may go without a byte, and the error that ends it then. */
interface IdleLimit {
  ms: number
  error: () => Error
}

/** The limit of every call. */
const WITHOUT_A_BYTE: IdleLimit = { ms: 30_000, error: () => new TimeoutError() }

/** The limit once the last byte of an upload has been sent: servers may check a file before they answer. */
export const AFTER_UPLOAD: IdleLimit = { ms: 120_000, error: () => new UnconfirmedError() }

/** To be called for each byte, or group of bytes; a limit that is given applies from then on. */
export type OnByte = (limit?: IdleLimit) => void

/**
 * Runs the work of one call. Where no byte moves for longer than the limit, aborts the work's signal and rejects with
 * the limit's error, even if the work ignores the signal.
 */
export function withIdleLimit<T>(
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal, onByte: OnByte) => Promise<T>,
): Promise<T> {
  const controller = linkedController(signal)
  return new Promise<T>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let limit = WITHOUT_A_BYTE
    const onByte: OnByte = (nextLimit = limit) => {
      clearTimeout(timer)
      limit = nextLimit
      if (!controller.signal.aborted) timer = setTimeout(expire, limit.ms)
    }
    const expire = () => {
      reject(limit.error())
      controller.abort()
    }
    controller.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    onByte()
    work(controller.signal, onByte)
      .then(resolve, reject)
      .finally(() => controller.abort())
  })
}
