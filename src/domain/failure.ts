/** The default hint (spec section 8). */
export const TRY_LATER = 'Please try again later.'

/** Icons of failures, by what they show; PanelError has a picture for each. */
export type FailureIcon =
  | 'alert'
  | 'broken'
  | 'cancelled'
  | 'login'
  | 'lock'
  | 'offline'
  | 'question'
  | 'restart'
  | 'rows'
  | 'search'
  | 'waiting'

/** What a kind of failure says, and what can be done about it. */
interface FailureFacts {
  /** The heading; those of the statuses are the spec's (section 8). */
  title: string
  /** One sentence; `noun` is what was requested: 'this title', 'these ads'. Works with singular and plural alike. */
  sentence: (noun: string) => string
  icon: FailureIcon
  /** Another try cannot help. */
  isFinal?: true
  /** A way back helps, where there is one. */
  offersBack?: true
  /** The server's details help the user; not for 502, whose body comes from a proxy. */
  showsDetails?: true
  /** Passes with time, though a 4xx: its retries are announced. */
  passes?: true
  /** The spec's catalogue has no message for it: the client's is that of a Generic Error. */
  isGeneric?: true
}

const notLoaded = (noun: string) => `We couldn’t load ${noun}. ${TRY_LATER}`
const tryLater = () => TRY_LATER

/** The error catalogue: one row a kind of failure; a number is the status of an answer (spec section 8). */
const ROWS = {
  400: {
    title: 'Bad Request',
    sentence: () => 'The request wasn’t understood.',
    icon: 'question',
    showsDetails: true,
  },
  401: {
    title: 'Unauthorized',
    sentence: () => 'Your session has ended. Log in again to carry on.',
    icon: 'login',
  },
  403: {
    title: 'Forbidden',
    sentence: () => 'You don’t have access to this. Ask your administrator for access.',
    icon: 'lock',
    offersBack: true,
    showsDetails: true,
  },
  404: {
    title: 'Not Found',
    sentence: (noun) => `We couldn’t find ${noun} in this account.`,
    icon: 'search',
    offersBack: true,
  },
  413: {
    title: 'Too large for the server',
    sentence: () => 'Choose a smaller file.',
    icon: 'alert',
    isFinal: true,
    showsDetails: true,
    isGeneric: true,
  },
  422: {
    title: 'Validation Error',
    sentence: () => 'The server didn’t accept the request.',
    icon: 'alert',
    showsDetails: true,
  },
  429: {
    title: 'Too many requests',
    sentence: () => 'Wait a moment, then try again.',
    icon: 'waiting',
    showsDetails: true,
    passes: true,
    isGeneric: true,
  },
  500: { title: 'Internal Server Error', sentence: notLoaded, icon: 'alert', showsDetails: true },
  502: { title: 'Bad Gateway', sentence: notLoaded, icon: 'alert' },
  503: {
    title: 'Service Unavailable',
    sentence: () => `The server is busy. ${TRY_LATER}`,
    icon: 'restart',
    showsDetails: true,
  },
  /** Any other status. */
  other: { title: 'Generic Error', sentence: tryLater, icon: 'alert', showsDetails: true, isGeneric: true },
  network: {
    title: 'Can’t reach the server',
    sentence: () => 'Check your connection, then try again.',
    icon: 'broken',
  },
  offline: { title: 'You’re offline', sentence: () => 'This will load when you’re back online.', icon: 'offline' },
  /** The connection ended while a file was being sent. */
  brokenOff: {
    title: 'The server broke off',
    sentence: () => 'Check your connection, then try again.',
    icon: 'broken',
  },
  /** A file has changed on disk since it was chosen, and cannot be read any more. */
  changed: {
    title: 'This file has changed since you chose it',
    sentence: () => 'Choose it again.',
    icon: 'alert',
    isFinal: true,
  },
  /** The server let too much time pass without a byte. */
  timeout: {
    title: 'The server takes too long',
    sentence: () => 'It didn’t answer in time. Try again.',
    icon: 'waiting',
  },
  /** All was sent, but the server has not confirmed it. */
  unconfirmed: {
    title: 'We don’t know whether it arrived',
    sentence: () => 'The server hasn’t confirmed it. Check before you send it again.',
    icon: 'question',
  },
  unreadable: { title: 'Unexpected reply from the server', sentence: tryLater, icon: 'alert' },
  cancelled: { title: 'Request aborted', sentence: () => 'The request was cancelled.', icon: 'cancelled' },
  /** There is more than is read. */
  tooLong: { title: 'Too long to read', sentence: () => 'Choose a shorter period.', icon: 'rows', isFinal: true },
  /** Said of the download of a file; why it failed is a kind of its own. */
  download: { title: 'Download failed', sentence: tryLater, icon: 'alert' },
  /** An error that does not come from a request. */
  unknown: { title: 'Something went wrong', sentence: tryLater, icon: 'alert' },
} as const satisfies Readonly<Record<string, FailureFacts>>

/** What a failed call means to the user; each kind is shown in one way. */
export type FailureKind = keyof typeof ROWS

/** The error catalogue, by kind. */
export const FAILURES: Readonly<Record<FailureKind, FailureFacts>> = ROWS

/** A status with a row in the catalogue. */
export type FailureStatus = Extract<FailureKind, number>

/** Whether the catalogue has a row for a status. */
export const isFailureStatus = (status: number): status is FailureStatus => Object.hasOwn(ROWS, status)

/** Whether a failed call is tried again without a word, because that will hardly help (spec section 7). */
export const isRetriedQuietly = (status: number): boolean =>
  status >= 400 && status < 500 && !(isFailureStatus(status) && FAILURES[status].passes)

/** All statuses of the catalogue, ascending. */
export const FAILURE_STATUSES: readonly FailureStatus[] = Object.keys(ROWS).map(Number).filter(isFailureStatus)

/** How long a list is that is not read. */
export interface ListSize {
  of: 'rows' | 'campaigns'
  /** Null if nobody knows: more than `limit`. */
  count: number | null
  limit: number
}

/** A failed call, independent of the API's error classes so that components can show it. */
export interface Failure {
  kind: FailureKind
  /** Messages of the server: the `loc – msg` lines of a 422, or a detail text. Never HTML. */
  details: readonly string[]
  /** The raw body, shown collapsed; for 'other' and 429 only. */
  body: string | null
  /** Of a status without a row: 'status: 418; status text: I’m a teapot' (spec section 8). */
  statusLine?: string
  /** Replaces the default sentence where that would be wrong. */
  sentence?: string | undefined
  /** Of what is too long. */
  size?: ListSize
}

/** True if a file can never be sent as it is. */
export const isRefusedFile = ({ kind }: Failure): boolean => kind === 413 || kind === 'changed'

/** True if the resource does not exist or the user may not see it, so retrying does not help. */
export const isUnavailable = ({ kind }: Failure): boolean => kind === 403 || kind === 404
