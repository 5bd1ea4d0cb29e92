import type { Endpoint } from '#api/endpoint.ts'
import { ALL_ENDPOINTS, type EndpointId } from '#api/testing/allEndpoints.ts'
import { FAILURE_STATUSES, FAILURES, type FailureStatus } from '#domain/failure.ts'

/*
 * The choices of the faults toolbar. Separate from respond.ts, so that Storybook's manager does not load the mock
 * world.
 */

/** Every endpoint of the API, in the order of the contract. */
export const ENDPOINT_LIST: readonly Endpoint[] = Object.values(ALL_ENDPOINTS)

/** The catalogue's statuses that any call can have: 413 answers a file. */
export const CALL_STATUSES: readonly FailureStatus[] = FAILURE_STATUSES.filter((status) => status !== 413)

/** Headings of the pages of HTML that a proxy answers by itself. */
export const PROXY_TITLES: Readonly<Partial<Record<number, string>>> = {
  413: '413 Request Entity Too Large',
  502: '502 Bad Gateway',
}

const OTHER_FAULTS = [
  { id: '418', label: '418, another status' },
  { id: 'network', label: 'No network' },
  { id: 'unreadable', label: 'Unreadable response' },
  { id: 'slow3', label: 'Slow: 3 seconds' },
  { id: 'slow20', label: 'Slow: 20 seconds' },
  { id: 'never', label: 'Never responds' },
] as const

export type FaultId = `${FailureStatus}` | (typeof OTHER_FAULTS)[number]['id']

/** The faults available for every endpoint. */
export const FAULTS: readonly { id: FaultId; label: string }[] = [
  ...FAILURE_STATUSES.map((status) => ({
    id: `${status}` as const,
    label: `${status} ${FAILURES[status].title}${PROXY_TITLES[status] === undefined ? '' : ', a page of HTML'}`,
  })),
  ...OTHER_FAULTS,
]

export function isFaultId(value: string): value is FaultId {
  return FAULTS.some(({ id }) => id === value)
}

export function isEndpointId(value: string): value is EndpointId {
  return Object.hasOwn(ALL_ENDPOINTS, value)
}
