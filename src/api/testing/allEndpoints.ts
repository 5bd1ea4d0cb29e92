import type { Endpoint } from '../endpoint.ts'
import * as account from '../endpoints/account.ts'
import * as ads from '../endpoints/ads.ts'
import * as campaigns from '../endpoints/campaigns.ts'
import * as lookups from '../endpoints/lookups.ts'
import * as publicPages from '../endpoints/public.ts'
import * as reports from '../endpoints/reports.ts'
import * as session from '../endpoints/session.ts'
import * as titles from '../endpoints/titles.ts'
import * as unusedLookups from '../endpoints/unusedLookups.ts'

const ENDPOINTS = {
  ...session,
  ...account,
  ...lookups,
  ...unusedLookups,
  ...titles,
  ...ads,
  ...campaigns,
  ...reports,
  ...publicPages,
}

/** The id of an endpoint. */
export type EndpointId = keyof typeof ENDPOINTS

/**
 * Every endpoint by its id, for mocks and checks; hooks and stories import the ones they use. Bodies that the
 * specification leaves open are marked `assumed`: adjust them in schemas/ and queries.ts.
 */
export const ALL_ENDPOINTS: Readonly<Record<string, Endpoint> & Record<EndpointId, Endpoint>> = ENDPOINTS
