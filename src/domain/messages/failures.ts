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
  413: { title: 'Too large for the server', sentence: () => 'Choose a smaller file.' },
  422: { title: 'Validation Error', sentence: () => 'The server didn’t accept the request.' },
  429: { title: 'Too many requests', sentence: () => 'Wait a moment, then try again.' },
  500: { title: 'Internal Server Error', sentence: notLoaded },
  502: { title: 'Bad Gateway', sentence: notLoaded },
  503: { title: 'Service Unavailable', sentence: () => `The server is busy. ${commonText.tryLater}` },
  other: { title: 'Generic Error', sentence: () => commonText.tryLater },
  network: { title: 'Can’t reach the server', sentence: () => 'Check your connection, then try again.' },
  offline: { title: 'You’re offline', sentence: () => 'This will load when you’re back online.' },
  brokenOff: { title: 'The server broke off', sentence: () => 'Check your connection, then try again.' },
  changed: { title: 'This file has changed since you chose it', sentence: () => 'Choose it again.' },
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
export function describeFailure(failure: Failure, noun: string): { title: string; sentence: string } {
  const { kind, message, sentence: own } = failure
  const { title, sentence } = failureTexts[kind]
  if (kind !== 'other') return { title, sentence: own ?? sentence(noun) }
  const generic = genericStatus(failure)
  return generic === null ? { title: failurePanelText.unknown, sentence: message } : { title, sentence: generic }
}

/** Status and status text of a Generic Error; null for any other failure. */
const genericStatus = ({ kind, message }: Failure): string | null =>
  kind === 'other' ? (/^Generic Error: (.*?)(?:; body:.*)?$/s.exec(message)?.[1] ?? null) : null

/**
 * How a panel describes a failure: our sentence, and below it what the server said. The status of a Generic Error is
 * the server's word, too.
 */
export function describePanelFailure(failure: Failure, noun: string) {
  const { title, sentence } = describeFailure(failure, noun)
  const lines = failure.details.map(nameField)
  const generic = genericStatus(failure)
  return generic === null
    ? { title, sentence, serverLines: lines }
    : { title, sentence: commonText.tryLater, serverLines: [generic, ...lines] }
}

/** What the forms call the fields of requests. */
const FIELD_NAMES: Partial<Record<string, string>> = {
  day_from: 'Start date',
  day_to: 'End date',
  entity_id: 'Title',
  elad_id: 'Ad',
  elcam_id: 'Campaign',
  country_id: 'Country',
}

/** 'body.day_to – …' as 'End date – …'. A field without a name keeps its own, without where in the request it is. */
const nameField = (line: string) =>
  line.replace(
    /^(?:body|query|path)\.(\S+) – /,
    (_, field: string) => `${FIELD_NAMES[field] ?? field.replaceAll('_', ' ')} – `,
  )

/**
 * Like `describeFailure`, for what is not tried again by itself: its message stays until then, also once the browser is
 * back online.
 */
export function describeAttempt(failure: Failure, noun: string): { title: string; sentence: string } {
  if (failure.kind !== 'offline') return describeFailure(failure, noun)
  return { title: 'You were offline', sentence: failure.sentence ?? failureTexts.network.sentence(noun) }
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
