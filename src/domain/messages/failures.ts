import { dayjs } from '../dayjs.ts'
import type { Failure, FailureKind } from '../failure.ts'
import { commonText } from './common.ts'

/* The heading and sentence of each failure, and the texts of its panel. */

/** Texts of one kind of failure. The titles of the statuses are from spec section 8. */
interface FailureText {
  title: string
  /** One sentence; `noun` is what was requested: 'this title', 'these ads'. */
  sentence: (noun: string) => string
}

/** Texts of every kind of failure. The sentences work with singular and plural nouns alike. */
export const failureTexts: Record<FailureKind, FailureText> = {
  400: { title: 'Bad Request', sentence: () => 'The request wasn’t understood.' },
  401: { title: 'Unauthorized', sentence: () => 'Your session has ended. Log in again to carry on.' },
  403: { title: 'Forbidden', sentence: () => 'You don’t have access to this. Ask your administrator for access.' },
  404: { title: 'Not Found', sentence: (noun) => `We couldn’t find ${noun} in this account.` },
  422: { title: 'Validation Error', sentence: () => 'The server didn’t accept the request.' },
  429: { title: 'Too many requests', sentence: () => 'Wait a moment, then try again.' },
  500: { title: 'Internal Server Error', sentence: notLoaded },
  502: { title: 'Bad Gateway', sentence: notLoaded },
  503: { title: 'Service Unavailable', sentence: () => `The server is busy. ${commonText.tryLater}` },
  other: { title: 'Generic Error', sentence: () => commonText.tryLater },
  network: { title: 'Can’t reach the server', sentence: () => 'Check your connection, then try again.' },
  offline: { title: 'You’re offline', sentence: () => 'This will load when you’re back online.' },
  timeout: { title: 'The server takes too long', sentence: () => 'It didn’t answer in time. Try again.' },
  unconfirmed: {
    title: 'We don’t know whether it arrived',
    sentence: () => 'The server hasn’t confirmed it. Check before you send it again.',
  },
  unreadable: { title: 'Unexpected reply from the server', sentence: () => commonText.tryLater },
  cancelled: { title: 'Request aborted', sentence: () => 'The request was cancelled.' },
  download: { title: 'Download failed', sentence: () => commonText.tryLater },
  tooLong: { title: 'Too long to read', sentence: () => 'Choose a shorter period.' },
}

export const failurePanelText = {
  /** A failure that doesn't come from a request. */
  unknown: 'Something went wrong',
}

/**
 * The title and the sentence of one failure. The sentence of a Generic Error is its status and status text; its body is
 * shown separately.
 */
export function describeFailure(
  { kind, message, sentence: own }: Failure,
  noun: string,
): { title: string; sentence: string } {
  const { title, sentence } = failureTexts[kind]
  if (kind !== 'other') return { title, sentence: own ?? sentence(noun) }
  const generic = /^Generic Error: (.*?)(?:; body:.*)?$/s.exec(message)?.[1]
  return generic === undefined ? { title: failurePanelText.unknown, sentence: message } : { title, sentence: generic }
}

function notLoaded(noun: string): string {
  return `We couldn’t load ${noun}. ${commonText.tryLater}`
}

/** Texts around a failure in its panel. */
export const panelErrorText = {
  /** The noun if the caller gives none. */
  defaultNoun: 'this',
  /** Read out before the status code. */
  status: 'Status',
  body: 'Server response',
}

/** The server error page, with details for support. */
export const serverErrorText = {
  title: 'Something went wrong',
  text: 'We couldn’t load this. Try again; if it keeps happening, send these details to support.',
  retry: 'Try again',
  copy: 'Copy details',
  page: (path: string) => `Page: ${path}`,
  /** '2026-11-20 10:04:05 UTC'. */
  time: (at: Date) => `Time: ${dayjs.utc(at).format('YYYY-MM-DD HH:mm:ss')} UTC`,
  version: (version: string) => `Lightshelf ${version}`,
}
