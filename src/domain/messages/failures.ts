import { dayjs } from '../dayjs.ts'
import type { Failure, FailureKind } from '../failure.ts'
import { commonText } from './common.ts'

/* What each failure is called and says, and the labels of its panel. */

/** How one kind of failure is told: behaviour.md, What each failure shows; the statuses' titles from spec section 8. */
interface FailureText {
  title: string
  /** One sentence; `noun` is what was asked for: 'this title'. */
  sentence: (noun: string) => string
}

/** 'these titles', 'your roles'; not 'this', nor 'this series'. */
const MANY = /^(?!this).+[^s]s$/

/** Every kind of failure as a panel tells it. */
export const failureTexts: Record<FailureKind, FailureText> = {
  400: { title: 'Bad Request', sentence: () => 'The server could not make sense of what was asked.' },
  401: { title: 'Unauthorized', sentence: () => 'Your session has ended. Log in again to go on.' },
  403: { title: 'Forbidden', sentence: () => 'You have no access to this. Ask your administrator for access.' },
  404: {
    title: 'Not Found',
    sentence: (noun) => `${capitalised(noun)} ${MANY.test(noun) ? 'do' : 'does'} not exist in this account.`,
  },
  422: { title: 'Validation Error', sentence: () => 'The server did not accept what was asked.' },
  429: { title: 'Too many requests', sentence: () => 'The server asks to wait a moment before the next try.' },
  500: { title: 'Internal Server Error', sentence: notLoaded },
  502: { title: 'Bad Gateway', sentence: notLoaded },
  503: { title: 'Service Unavailable', sentence: () => `The server is busy. ${commonText.tryLater}` },
  other: { title: 'Generic Error', sentence: () => commonText.tryLater },
  network: { title: "Can't reach the server", sentence: () => 'Check your connection, then try again.' },
  offline: { title: 'You are offline', sentence: () => 'This will load when you are back.' },
  unreadable: {
    title: 'The answer could not be read',
    sentence: () => 'The server answered with something unexpected.',
  },
  cancelled: { title: 'Request aborted', sentence: () => 'It was stopped before the answer came.' },
  download: { title: 'Download failed', sentence: () => commonText.tryLater },
}

export const failurePanelText = {
  /** A failure that is not a call's own. */
  unknown: 'Something went wrong',
}

/** The title and the sentence of one failure. A Generic Error carries its own: status and status text, the body shown apart. */
export function tellFailure(
  { kind, message, sentence: own }: Failure,
  noun: string,
): { title: string; sentence: string } {
  const { title, sentence } = failureTexts[kind]
  if (kind !== 'other') return { title, sentence: own ?? sentence(noun) }
  const generic = /^Generic Error: (.*?)(?:; body:.*)?$/s.exec(message)?.[1]
  return generic === undefined ? { title: failurePanelText.unknown, sentence: message } : { title, sentence: generic }
}

function notLoaded(noun: string): string {
  return `${capitalised(noun)} could not be loaded. ${commonText.tryLater}`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a panel puts around a failure that failures.ts tells; apart from it, as only what has failed needs it. */
export const panelErrorText = {
  /** Stands in for the name of what was asked for. */
  thing: 'this',
  /** Read out before the code, which alone is only a number. */
  status: 'Status',
  body: 'What the server sent',
}

/** The server error page, and the details that it hands on to whoever can help. */
export const serverErrorText = {
  title: 'Something broke on the way',
  text: 'What you asked for could not be fetched. Try again; if it keeps happening, pass these details on to whoever can help.',
  retry: 'Try again',
  copy: 'Copy details',
  page: (path: string) => `Page: ${path}`,
  /** '2026-11-20 10:04:05 UTC'. */
  time: (at: Date) => `Time: ${dayjs.utc(at).format('YYYY-MM-DD HH:mm:ss')} UTC`,
  version: (version: string) => `Lightshelf ${version}`,
}
