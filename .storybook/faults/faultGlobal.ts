import type { EndpointId } from '#api/testing/allEndpoints.ts'
import { ENDPOINT_WORDS } from '#mocks/endpointWords.ts'
import { FAULTS, isEndpointId, isFaultId, type FaultId } from '#mocks/faults.ts'

/** Stands for all endpoints at once. */
export const EVERY_CALL = 'every'

/**
 * A story's API fault. It is stored as one toolbar global, and so in the story's URL: `globals=fault:queryEntity-500`.
 */
export interface Fault {
  endpoint: EndpointId | typeof EVERY_CALL
  kind: FaultId
}

export const NO_FAULT = 'none'

export const faultToGlobal = (fault: Fault | null): string =>
  fault === null ? NO_FAULT : `${fault.endpoint}-${fault.kind}`

/** What a story's URL says of a fault. */
export interface FaultReading {
  /** The fault to set. */
  fault: Fault | null
  /** What is wrong with a fault that is not set, in a sentence or two. */
  problem: string | null
}

/**
 * Reads the fault that a story's URL names. The one place that decides whether there is one: for what the toolbar shows,
 * for what fails, and for whether the story is played.
 */
export function readFault(value: unknown): FaultReading {
  // Storybook reads digits as a number.
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '' || text === NO_FAULT) return { fault: null, problem: null }
  const [, endpoint, kind] = /^([A-Za-z0-9]+)-([A-Za-z0-9]+)$/.exec(text) ?? []
  const refuse = (why: string) => ({ fault: null, problem: `Unknown fault: ${text}. ${why}` })
  if (endpoint === undefined || kind === undefined) return refuse('It takes a call and a failure: getEladRating-503.')
  if (!isFaultEndpoint(endpoint)) return refuse(`No call is named ${endpoint}.`)
  if (!isFaultId(kind)) return refuse(`No failure is named ${kind}.`)
  return { fault: { endpoint, kind }, problem: null }
}

/** A fault in words: "Rating of an ad: 503 Service Unavailable". */
export function describeFault({ endpoint, kind }: Fault): string {
  const call = endpoint === EVERY_CALL ? 'Every call' : ENDPOINT_WORDS[endpoint]
  return `${call}: ${FAULTS.find(({ id }) => id === kind)?.label ?? kind}`
}

const isFaultEndpoint = (value: string): value is Fault['endpoint'] => value === EVERY_CALL || isEndpointId(value)
