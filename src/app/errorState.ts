import { ApiError } from '#api/errors.ts'
import { redact } from '#api/redact.ts'
import type { ErrorState } from './carriedState.ts'

/** What to tell /dashboard/error of a failure: nothing in it proves who asked (behaviour.md, Requests: redaction). */
export function errorState(error: unknown, from: string, now: Date): ErrorState {
  return { from, error: redact(textOf(error)), at: now.getTime() }
}

function textOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.message} (${error.status})\n${error.url}`
  return error instanceof Error ? error.message : ''
}
