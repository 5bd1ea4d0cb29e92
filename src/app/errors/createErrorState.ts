import { ApiError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import { redact } from '#api/redact.ts'
import type { Failure } from '#domain/failure.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import type { ErrorState } from '#domain/locationState.ts'

/** Describes a failure for /dashboard/error, without credentials or personal data. */
export function createErrorState(error: unknown, from: string, now: Date): ErrorState {
  const failure = failureFrom(error)
  const lines = [...failureLines(failure), ...(error instanceof ApiError ? [error.url] : [])]
  return {
    from,
    error: redact(lines.join('\n')),
    body: failure.body === null ? null : redact(failure.body),
    at: now.getTime(),
  }
}

/** Title of the failure; a sentence only if it says more than the page itself. */
function failureLines(failure: Failure): string[] {
  const { kind } = failure
  const { title, sentence } = describeFailure(failure, '')
  if (kind === 'other' || kind === 'unknown') return [`${title}: ${sentence}`]
  return [
    typeof kind === 'number' ? `${title} (${kind})` : title,
    ...(kind === 'network' || kind === 429 ? [sentence] : []),
  ]
}
