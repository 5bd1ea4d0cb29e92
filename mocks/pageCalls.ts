import { ALL_ENDPOINTS, type EndpointId } from '#api/testing/allEndpoints.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { ENDPOINT_WORDS } from './endpointWords.ts'
import { isEndpointId } from './faults.ts'
import type { PageName } from '#domain/pages.ts'

/*
 * What every page calls: for the fault matrix (e2e/chaos), which compares it with what the pages do, and for Storybook.
 * Does not load the mock world.
 */

/** What a failure of an endpoint does to a page that calls it. */
export type Role =
  /** The page, or a part of it, is missing: a message with Retry. */
  | 'data'
  /** What was entered or pressed stays, with a message. */
  | 'sends'
  /** Names are missing: their ids stand in, and a reload brings the names. */
  | 'names'
  /** An extra (who rated, why an ad was rejected) is missing without a word; a reload brings it. */
  | 'silent'
  /** The page's subject: a 404 says that there is none, with the way back only. */
  | 'subject'

type Calls = Readonly<Partial<Record<EndpointId, Role>>>

/** A page at an address, and what it calls while it loads. */
export interface PageLoad {
  page: PageName
  path: string
  /** Visited without a session. */
  isPublic?: boolean
  /** The endpoints that it calls by itself while it loads, by id. */
  calls: Calls
}

/** Calls of every page with a session. */
const START = {
  listCountries: 'names',
  listPlacements: 'names',
  getCountryList: 'names',
  listVendors: 'names',
  getMe: 'data',
  listMyAccounts: 'data',
} satisfies Calls
const REPORT = { ...START, queryElcam: 'data', queryElad: 'names' } satisfies Calls
const TITLE = {
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
} satisfies Calls
const AD = {
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
} satisfies Calls

/** Every page that calls the API by itself. */
export const PAGE_LOADS: readonly PageLoad[] = [
  {
    page: 'titles',
    path: '/dashboard/titles',
    calls: {
      ...START,
      queryEntity: 'data',
      listTitleStatuses: 'names',
      queryElcam: 'names',
      reportElcamsDay: 'names',
    },
  },
  { page: 'title', path: '/dashboard/titles/101', calls: TITLE },
  // Nothing has run yet, which is asked for.
  { page: 'title', path: '/dashboard/titles/121', calls: { ...TITLE, reportVendorsMonth: 'silent' } },
  {
    page: 'titleAds',
    path: '/dashboard/title-ads/101',
    calls: { ...START, getEntity: 'subject', queryElad: 'data', listAdTypes: 'names', listAdClasses: 'names' },
  },
  {
    page: 'ads',
    path: '/dashboard/ads',
    calls: { ...START, queryElad: 'data', listAdTypes: 'names', listAdClasses: 'names' },
  },
  { page: 'ad', path: '/dashboard/ads/10101', calls: AD },
  { page: 'ad', path: '/dashboard/ads/12101', calls: { ...AD, reportVendorsMonth: 'silent' } },
  // Someone else rated it, whose name is in the user list.
  { page: 'ad', path: '/dashboard/ads/10108', calls: { ...AD, listUsers: 'names' } },
  {
    page: 'adResults',
    path: '/dashboard/ad-results',
    calls: { ...REPORT, reportVendorsDay: 'data' },
  },
  {
    page: 'adResults',
    path: '/dashboard/ad-results?q=stoker',
    calls: { ...REPORT, listEntities: 'names', reportVendorsDay: 'data' },
  },
  {
    page: 'adResults',
    path: '/dashboard/ad-results?g=item&elad_id=10101',
    calls: { ...REPORT, reportVendorsDay: 'data', reportItemsDay: 'data', listElcamItems: 'data' },
  },
  {
    page: 'titleResults',
    path: '/dashboard/title-results?from=2026-01-01&to=2026-10-31&g=month',
    calls: { ...REPORT, reportVendorsMonth: 'data' },
  },
  {
    page: 'titleResults',
    path: '/dashboard/title-results',
    calls: { ...REPORT, listEntities: 'names', reportVendorsDay: 'data' },
  },
  {
    page: 'titleResults',
    path: '/dashboard/title-results?entity_id=101',
    calls: { ...REPORT, listEntities: 'names', getEntity: 'names', reportVendorsDay: 'data' },
  },
  {
    page: 'account',
    path: '/dashboard/account',
    calls: { ...START, listMyRoles: 'data', listMyFunctions: 'data' },
  },
  { page: 'users', path: '/dashboard/users', calls: { ...START, listUsers: 'data' } },
  { page: 'clickThrough', path: '/clith/1', isPublic: true, calls: { followClick: 'data' } },
  { page: 'showcase', path: '/showcase/latest', isPublic: true, calls: { getShowcase: 'data' } },
]

/** "Switch account" and "Stop masquerading", on every page with a session. */
const SWITCH = { switchAccount: 'sends' } satisfies Calls

/**
 * What a page calls later, on a press or in an address that opens the same: a longer period, another grouping, an
 * expanded campaign. Of the calls that it makes while loading as well, those whose failure shows only now.
 */
export const PAGE_PRESSES: Readonly<Partial<Record<PageName, Calls>>> = {
  titles: { listTitleTypes: 'names', reportElcamsMonth: 'names', ...SWITCH },
  // The names of sources only where the product has no word for one.
  title: { reportVendorsMonth: 'data', uploadCard: 'sends', listTrackingSources: 'names', ...SWITCH },
  // With the status Rejected.
  titleAds: { queryElcam: 'data', listElcamItems: 'data', ...SWITCH },
  ads: { queryElcam: 'data', listElcamItems: 'data', listEntities: 'data', uploadCard: 'sends', ...SWITCH },
  ad: {
    reportVendorsMonth: 'data',
    rateElad: 'sends',
    downloadElad: 'data',
    uploadCard: 'sends',
    getElcam: 'data',
    listElcamItems: 'data',
    getElcamItem: 'data',
    reportItemsDay: 'data',
    listTrackingSources: 'names',
    ...SWITCH,
  },
  adResults: { reportVendorsMonth: 'data', ...SWITCH },
  titleResults: { reportItemsDay: 'data', listElcamItems: 'data', ...SWITCH },
  account: { masquerade: 'sends', ...SWITCH },
  users: SWITCH,
  login: { loginAccessToken: 'sends', getMe: 'data', listMyAccounts: 'data' },
  forgotPassword: { forgotPassword: 'sends' },
  resetPassword: { resetPassword: 'sends' },
}

/** Calls of the session, whatever the page: a token that expires soon, and an error that is to be reported. */
export const SESSION_CALLS: readonly EndpointId[] = ['refreshToken', 'logError']

/** A call of a page. */
export interface PageCall extends Pick<Endpoint, 'method' | 'path'> {
  id: EndpointId
  /** What it is for (ENDPOINT_WORDS). */
  words: string
  /** While the page loads, or on a press. */
  when: 'load' | 'press'
}

/**
 * What a page calls, at any of its addresses: first while it loads, its own calls before those of every page, then on a
 * press. None for a page without calls. Of 'userMenu', which is a part of every page with a session, those behind what it
 * names and offers.
 */
export function callsOf(page: string): readonly PageCall[] {
  const ids = idsOf(...loadsOf(page))
  const loads = new Set([...ids.filter((id) => !(id in START)), ...ids.filter((id) => id in START)])
  const presses = idsOf(pressesOf(page)).filter((id) => !loads.has(id))
  return [...Array.from(loads, (id) => toCall(id, 'load')), ...presses.map((id) => toCall(id, 'press'))]
}

/** What failures of an endpoint do to a page, at any of its addresses. */
export const rolesOf = (page: string, id: EndpointId): readonly Role[] =>
  [...loadsOf(page), pressesOf(page)].flatMap(({ [id]: role }) => role ?? [])

const MENU = 'userMenu'
const MENU_LOADS = { getMe: 'data', listMyAccounts: 'data' } satisfies Calls
const loadsOf = (page: string): readonly Calls[] =>
  page === MENU ? [MENU_LOADS] : PAGE_LOADS.filter((load) => load.page === page).map(({ calls }) => calls)
const pressesOf = (page: string): Calls =>
  page === MENU ? SWITCH : ((PAGE_PRESSES as Readonly<Partial<Record<string, Calls>>>)[page] ?? {})
const idsOf = (...calls: readonly Calls[]) => calls.flatMap((each) => Object.keys(each)).filter(isEndpointId)

function toCall(id: EndpointId, when: PageCall['when']): PageCall {
  const { method, path } = ALL_ENDPOINTS[id]
  return { id, method, path, words: ENDPOINT_WORDS[id], when }
}
