import type { Endpoint } from '#api/endpoint.ts'
import { ALL_ENDPOINTS, type EndpointId } from '#api/testing/allEndpoints.ts'

/*
 * The choices of the faults toolbar. Separate from respond.ts, so that Storybook's manager does not load the mock
 * world.
 */

/** Every endpoint of the API, in the order of the contract. */
export const ENDPOINT_LIST: readonly Endpoint[] = Object.values(ALL_ENDPOINTS)

/** The faults available for every endpoint. */
export const FAULTS = [
  { id: '400', label: '400 Bad Request' },
  { id: '401', label: '401 Unauthorized' },
  { id: '403', label: '403 Forbidden' },
  { id: '404', label: '404 Not Found' },
  { id: '413', label: '413 Content Too Large, a page of HTML' },
  { id: '422', label: '422 Validation Error' },
  { id: '429', label: '429 Too Many Requests' },
  { id: '500', label: '500 Internal Server Error' },
  { id: '502', label: '502 Bad Gateway, a page of HTML' },
  { id: '503', label: '503 Service Unavailable' },
  { id: '418', label: '418, another status' },
  { id: 'network', label: 'No network' },
  { id: 'unreadable', label: 'Unreadable response' },
  { id: 'slow3', label: 'Slow: 3 seconds' },
  { id: 'slow20', label: 'Slow: 20 seconds' },
  { id: 'never', label: 'Never responds' },
] as const

export type FaultId = (typeof FAULTS)[number]['id']

export function isFaultId(value: string): value is FaultId {
  return FAULTS.some(({ id }) => id === value)
}

export function isEndpointId(value: string): value is EndpointId {
  return Object.hasOwn(ALL_ENDPOINTS, value)
}
