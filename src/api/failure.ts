import type { Failure } from '#domain/failure.ts'
import { commonText } from '#domain/messages/common.ts'
import { failureTexts } from '#domain/messages/failures.ts'
import {
  ApiError,
  bodyText,
  ERROR_CATALOGUE,
  isCallError,
  isErrorCode,
  TimeoutError,
  type CallError,
} from './errors.ts'
import { detailLines, detailText, serverMessage } from './errorDetails.ts'

const FAILURES_BY_NAME: {
  [K in CallError['name']]: (error: Extract<CallError, { name: K }>) => Failure
} = {
  ApiError: failureOfResponse,
  NetworkError: ({ isBrokenOff }) => withTitle(!navigator.onLine ? 'offline' : isBrokenOff ? 'brokenOff' : 'network'),
  TimeoutError: () => withTitle('timeout'),
  UnconfirmedError: () => withTitle('unconfirmed'),
  UnreadableError: () => withTitle('unreadable'),
  TooLongError: ({ size }) => ({ ...withTitle('tooLong'), size }),
  AbortedError: ({ message }) => withMessage('cancelled', message),
  DownloadError: ({ message, cause }) => {
    const reason = failureFrom(cause)
    return { ...withMessage('download', message), details: [reason.message, ...reason.details] }
  },
}

/**
 * What an error means to the user, by class and status, never by message text; a missing network is 'offline' only if
 * the browser says so. Any error other than a CallError is 'other', and its message is not shown.
 */
export function failureFrom(error: unknown): Failure {
  if (!isCallError(error)) return withMessage('other', commonText.tryLater)
  const toFailure = FAILURES_BY_NAME[error.name] as (error: CallError) => Failure
  return toFailure(error)
}

/**
 * The error message of the login form: `detail`, else `error_msg`, else 'Please try again later.' (spec section 4), or that
 * the server takes too long.
 */
export function loginFailureText(error: unknown): string {
  if (error instanceof TimeoutError) return failureTexts.timeout.title
  if (!(error instanceof ApiError)) return commonText.tryLater
  return detailText(error.body) ?? serverMessage(error.body) ?? commonText.tryLater
}

function failureOfResponse({ status, message, body }: ApiError): Failure {
  const serverText = serverMessage(body)
  const details = [...(serverText === null ? [] : [serverText]), ...detailLines(body)]
  if (isErrorCode(status)) return { kind: status, message: ERROR_CATALOGUE[status], details, body: null }
  const text = bodyText(body)
  if (status === 413) return { ...withTitle(413), details }
  if (status === 429) return { ...withTitle(429), details, body: message }
  return { kind: 'other', message, details, body: text === '' ? null : text }
}

export const withTitle = (kind: Failure['kind']) => withMessage(kind, failureTexts[kind].title)

function withMessage(kind: Failure['kind'], message: string): Failure {
  return { kind, message, details: [], body: null }
}
