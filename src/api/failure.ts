import type { Failure, FailureCode } from '#domain/failure.ts'
import { commonText } from '#domain/messages/common.ts'
import { failureTexts } from '#domain/messages/failures.ts'
import { ApiError, bodyText, CATALOGUE, isCallError, type CallError } from './errors.ts'
import { detailLines, serverMessage } from './errorDetails.ts'

/** The statuses that have a text of their own. */
const CODE_TEXT: Record<FailureCode, string> = { ...CATALOGUE, 429: failureTexts[429].title }

interface Surroundings {
  /** What the browser says of the network (navigator.onLine). */
  online: boolean
}

const BY_NAME: {
  [K in CallError['name']]: (error: Extract<CallError, { name: K }>, surroundings: Surroundings) => Failure
} = {
  ApiError: failureOfAnswer,
  NetworkError: (_, { online }) => titled(online ? 'network' : 'offline'),
  UnreadableError: () => titled('unreadable'),
  AbortedError: ({ message }) => plain('cancelled', message),
  DownloadError: ({ message, cause }, surroundings) => {
    const reason = failureFrom(cause, surroundings)
    return { ...plain('download', message), details: [reason.message, ...reason.details] }
  },
}

/**
 * What a failed call means for the person: told by kind and code, never by text (behaviour.md, What each failure
 * shows). Anything that is no failure of a call is 'other', its own text kept from the screen.
 */
export function failureFrom(error: unknown, surroundings: Surroundings): Failure {
  if (!isCallError(error)) return plain('other', commonText.tryLater)
  const read = BY_NAME[error.name] as (error: CallError, surroundings: Surroundings) => Failure
  return read(error, surroundings)
}

/** The text under the login form (behaviour.md, Session, Login failure text). */
export function loginFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return commonText.tryLater
  const lines = detailLines(error.body)
  return serverMessage(error.body) ?? (lines.length > 0 ? lines.join('\n') : commonText.tryLater)
}

function failureOfAnswer({ status, message, body }: ApiError): Failure {
  const said = serverMessage(body)
  const details = [...(said === null ? [] : [said]), ...detailLines(body)]
  if (isFailureCode(status)) return { kind: status, message: CODE_TEXT[status], details, body: null }
  const text = bodyText(body)
  return { kind: 'other', message, details, body: text === '' ? null : text }
}

function isFailureCode(status: number): status is FailureCode {
  return Object.hasOwn(CODE_TEXT, status)
}

const titled = (kind: Failure['kind']) => plain(kind, failureTexts[kind].title)

function plain(kind: Failure['kind'], message: string): Failure {
  return { kind, message, details: [], body: null }
}
