import { dayjs } from '../dayjs.ts'
import { FAILURES, type Failure } from '../failure.ts'

/* How a failure is described, and the texts of its panel. What each kind says is in the catalogue (domain/failure.ts). */

/**
 * Title and sentence of a failure, and what the server said. `noun` is what was requested: 'this title', 'these ads'.
 */
export function describePanelFailure({ kind, details, statusLine, sentence: own }: Failure, noun: string) {
  const { title, sentence } = FAILURES[kind]
  const serverLines = [...(statusLine === undefined ? [] : [statusLine]), ...details.map(nameField)]
  return { title, sentence: own ?? sentence(noun), serverLines }
}

/** The title and the sentence of one failure, where there is no room for what the server said: but for a status. */
export function describeFailure(failure: Failure, noun: string): { title: string; sentence: string } {
  const { title, sentence } = describePanelFailure(failure, noun)
  return { title, sentence: failure.statusLine ?? sentence }
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
  return { title: 'You were offline', sentence: failure.sentence ?? FAILURES.network.sentence(noun) }
}

/** Why something failed that is not tried again by itself: the title, and what the server said. */
export const reasonsOf = (failure: Failure): string[] => [
  describeAttempt(failure, '').title,
  ...describePanelFailure(failure, '').serverLines,
]

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
