import { ApiError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import { redact } from '#api/redact.ts'
import type { Failure } from '#domain/failure.ts'
import { tellFailure } from '#domain/messages/failures.ts'
import type { ErrorState } from '../routing/carriedState.ts'

interface When {
  now: Date
  /** What the browser says of the network (navigator.onLine). */
  online: boolean
}

/** What to tell /dashboard/error of a failure: nothing in it proves who asked (behaviour.md, Requests: redaction). */
export function errorState(error: unknown, from: string, { now, online }: When): ErrorState {
  const failure = failureFrom(error, { online })
  const lines = [...linesOf(failure), ...(error instanceof ApiError ? [error.url] : [])]
  return {
    from,
    error: redact(lines.join('\n')),
    body: failure.body === null ? null : redact(failure.body),
    at: now.getTime(),
  }
}

/** The sentences of most kinds say no more than that page does, or speak of a session, or of a part that loads in its place. */
function linesOf(failure: Failure): string[] {
  const { kind } = failure
  const { title, sentence } = tellFailure(failure, '')
  if (kind === 'other') return [`${title}: ${sentence}`]
  return [
    typeof kind === 'number' ? `${title} (${kind})` : title,
    ...(kind === 'network' || kind === 429 ? [sentence] : []),
  ]
}
