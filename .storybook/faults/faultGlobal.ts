import { ENDPOINT_LIST, isFaultId } from '#mocks/faults.ts'

/**
 * A story's API fault. It is stored as one toolbar global, and so in the story's URL: `globals=fault:queryEntity-500`.
 */
export interface Fault {
  endpoint: string
  kind: string
}

export const NO_FAULT = 'none'

export const faultToGlobal = (fault: Fault | null): string =>
  fault === null ? NO_FAULT : `${fault.endpoint}-${fault.kind}`

/** The fault that a story's URL names; null if it names none, or an unknown endpoint or failure. */
export function faultFromGlobal(value: unknown): Fault | null {
  if (typeof value !== 'string') return null
  const [, endpoint, kind = ''] = /^([A-Za-z0-9]+)-([A-Za-z0-9]+)$/.exec(value) ?? []
  const isKnown = ENDPOINT_LIST.some(({ id }) => id === endpoint) && isFaultId(kind)
  return endpoint !== undefined && isKnown ? { endpoint, kind } : null
}
