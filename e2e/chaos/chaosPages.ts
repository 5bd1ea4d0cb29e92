/** What a failure of an endpoint does to a page that calls it by itself. */
export type Role =
  /** The page, or a part of it, is missing: a message with Retry. */
  | 'data'
  /** Names are missing: their ids stand in, and a reload brings the names. */
  | 'names'
  /** The page's subject: a 404 says that there is none, with the way back only. */
  | 'subject'

export interface ChaosPage {
  path: string
  /** Visited without a session. */
  isPublic?: boolean
  /** The endpoints that it calls by itself while it loads, by id. */
  calls: Readonly<Record<string, Role>>
}

const START: ChaosPage['calls'] = {
  listCountries: 'names',
  listPlacements: 'names',
  getCountryList: 'names',
  listVendors: 'names',
  getMe: 'data',
  listMyAccounts: 'data',
}
const REPORT: ChaosPage['calls'] = { ...START, queryElcam: 'data', queryElad: 'names' }

/** Every page that calls the API by itself. A test compares the list with what the pages do. */
export const CHAOS_PAGES: readonly ChaosPage[] = [
  {
    path: '/dashboard/titles',
    calls: {
      ...START,
      queryEntity: 'data',
      listTitleStatuses: 'names',
      queryElcam: 'names',
      reportVendorsDay: 'names',
    },
  },
  {
    path: '/dashboard/titles/101',
    calls: {
      ...START,
      getEntity: 'subject',
      queryElcam: 'data',
      queryElad: 'data',
      trackEntities: 'data',
      reportVendorsDay: 'data',
      listAdClasses: 'names',
      listAdTypes: 'names',
      listTitleStatuses: 'names',
      listTitleTypes: 'names',
    },
  },
  {
    path: '/dashboard/title-ads/101',
    calls: { ...START, getEntity: 'subject', queryElad: 'data', listAdTypes: 'names', listAdClasses: 'names' },
  },
  {
    path: '/dashboard/ads',
    calls: { ...START, queryElad: 'data', listAdTypes: 'names', listAdClasses: 'names' },
  },
  {
    path: '/dashboard/ads/10101',
    calls: {
      ...START,
      getElad: 'subject',
      queryElcam: 'data',
      getEladRating: 'data',
      listEladCampaigns: 'data',
      trackElads: 'data',
      reportVendorsDay: 'data',
      listAdTypes: 'names',
      listAdClasses: 'names',
      listAdAttributeTypes: 'names',
    },
  },
  { path: '/dashboard/ad-results', calls: { ...REPORT, listEntities: 'names', reportVendorsDay: 'data' } },
  { path: '/dashboard/ad-results?g=campaign', calls: { ...REPORT, reportElcamsDay: 'data' } },
  {
    path: '/dashboard/ad-results?g=item&elad_id=10101',
    calls: { ...REPORT, reportItemsDay: 'data', listElcamItems: 'data' },
  },
  {
    path: '/dashboard/title-results?from=2026-01-01&to=2026-10-31&g=month',
    calls: { ...REPORT, reportVendorsMonth: 'data' },
  },
  { path: '/dashboard/title-results', calls: { ...REPORT, listEntities: 'names', reportVendorsDay: 'data' } },
  {
    path: '/dashboard/account',
    calls: { ...START, listMyRoles: 'data', listMyFunctions: 'data' },
  },
  { path: '/dashboard/users', calls: { ...START, listUsers: 'data' } },
  { path: '/clith/1', isPublic: true, calls: { followClick: 'data' } },
  { path: '/showcase/latest', isPublic: true, calls: { getShowcase: 'data' } },
]
