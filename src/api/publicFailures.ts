import { ApiError } from './errors.ts'

/* What a failure of a public page's call is about. */

/** Statuses about the given email address, token or id; others are about the server itself. */
const INPUT_STATUSES: readonly number[] = [400, 401, 403, 404, 409, 410, 422]

/** Whether a failure is about the given email address, and so must not reveal who is registered. */
export const isAboutEmail = (error: unknown): boolean =>
  error instanceof ApiError && INPUT_STATUSES.includes(error.status)

/** Whether a reset link is no longer valid. A 422 is about the password unless it names the token. */
export function isBadToken(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status !== 422) return INPUT_STATUSES.includes(error.status)
  const { detail } = Object(error.body) as { detail?: unknown }
  return (
    Array.isArray(detail) &&
    detail.length > 0 &&
    detail.every((each) => {
      const { loc } = Object(each) as { loc?: unknown }
      return Array.isArray(loc) && loc.includes('token')
    })
  )
}

/** Whether a click-through does not exist, or its id is malformed. */
export const isUnknownClick = (error: unknown): boolean =>
  error instanceof ApiError && [404, 410, 422].includes(error.status)
