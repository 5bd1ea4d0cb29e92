import type { Endpoint } from './endpoint.ts'
import * as endpoints from './endpoints.ts'
import * as peopleEndpoints from './peopleEndpoints.ts'
import * as publicEndpoints from './publicEndpoints.ts'
import * as reportEndpoints from './reportEndpoints.ts'

/** Every call there is, by its id: for what speaks of all of them, the mocks and the checks. A page names those it needs. */
export const ALL_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...endpoints,
  ...peopleEndpoints,
  ...publicEndpoints,
  ...reportEndpoints,
}
