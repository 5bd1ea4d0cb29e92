import {
  accessToken,
  account,
  adClass,
  cardUploaded,
  countryList,
  loginStatus,
  lookupItem,
  me,
  trackCol,
  trackSrc,
  vendor,
} from './accountSchemas.ts'
import { get, post } from './endpoint.ts'
import type {
  CardUploadQuery,
  EladQuery,
  ElcamQuery,
  EntityListQuery,
  EntityQuery,
  LoginRequest,
  Paging,
  ReportQuery,
  TrackingQuery,
} from './queries.ts'
import { list, one, oneOrNothing } from './read.ts'
import {
  elad,
  eladRow,
  elcam,
  elcamItem,
  elcamRow,
  elcamV2,
  entity,
  entityRow,
  rating,
  trackingRow,
  vendorReportRow,
} from './schemas.ts'

/*
 * Every call of spec section 7, once: those that every session makes here, those of further pages in peopleEndpoints.ts and
 * publicEndpoints.ts, fetched with them; allEndpoints.ts has all together. The client, the hooks, the mock handlers, the
 * stories and the faults toolbar all take a call's method, path, query, body, answer and errors from here. Bodies marked
 * `assumed` in contract.md are our reading; change them in schemas.ts and queries.ts.
 */

// Login and session
export const getLoginStatus = get()('getLoginStatus', '/login/status', { answer: one('login status', loginStatus) })
export const refreshToken = get()('refreshToken', '/login/refresh_token', {
  answer: one('token', accessToken),
  effect: true,
})
export const loginToken = post<{ username: string; password: string }>()('loginToken', '/login/token', {
  body: 'form',
  answer: one('token', accessToken),
  open: true,
  effect: true,
})
export const loginAccessToken = post<LoginRequest>()('loginAccessToken', '/login/access_token', {
  answer: one('token', accessToken),
  open: true,
  effect: true,
})
export const loginDev = post<{ username: string }>()('loginDev', '/login/dev', {
  answer: one('token', accessToken),
  open: true,
  effect: true,
})

// Current user
export const getMe = get()('getMe', '/api/v1/me/', { answer: one('user', me) })
export const listMyAccounts = get()('listMyAccounts', '/api/v1/me/accounts', { answer: list('accounts', account) })
export const logError = post<{ error: string }>()('logError', '/api/v1/me/log_error', { effect: true })
export const sleepMeow = get()('sleepMeow', '/api/v1/me/sleep_meow/{dur}')

// Lookups: a list and a single item of each
export const listCountries = get()('listCountries', '/api/v1/lookup/country/', {
  answer: list('countries', lookupItem),
})
export const getCountry = get()('getCountry', '/api/v1/lookup/country/{id}', { answer: one('country', lookupItem) })
export const listAdAttributeTypes = get()('listAdAttributeTypes', '/api/v1/lookup/eladattrtype/', {
  answer: list('ad attribute types', lookupItem),
})
export const getAdAttributeType = get()('getAdAttributeType', '/api/v1/lookup/eladattrtype/{id}', {
  answer: one('ad attribute type', lookupItem),
})
export const listAdClasses = get()('listAdClasses', '/api/v1/lookup/eladcls/', { answer: list('ad classes', adClass) })
export const getAdClass = get()('getAdClass', '/api/v1/lookup/eladcls/{eladtype_id}/{eladcls_id}', {
  answer: one('ad class', adClass),
})
export const listAdTypes = get()('listAdTypes', '/api/v1/lookup/eladtype/', { answer: list('ad types', lookupItem) })
export const getAdType = get()('getAdType', '/api/v1/lookup/eladtype/{id}', { answer: one('ad type', lookupItem) })
export const listPlacements = get()('listPlacements', '/api/v1/lookup/elplat/', {
  answer: list('platforms', lookupItem),
})
export const getPlacement = get()('getPlacement', '/api/v1/lookup/elplat/{id}', { answer: one('platform', lookupItem) })
export const listTitleRelations = get()('listTitleRelations', '/api/v1/lookup/entityrel/', {
  answer: list('title relations', lookupItem),
})
export const getTitleRelation = get()('getTitleRelation', '/api/v1/lookup/entityrel/{id}', {
  answer: one('title relation', lookupItem),
})
export const listTitleStatuses = get()('listTitleStatuses', '/api/v1/lookup/entitystatus/', {
  answer: list('title statuses', lookupItem),
})
export const getTitleStatus = get()('getTitleStatus', '/api/v1/lookup/entitystatus/{id}', {
  answer: one('title status', lookupItem),
})
export const listTitleTypes = get()('listTitleTypes', '/api/v1/lookup/entitytype/', {
  answer: list('title types', lookupItem),
})
export const getTitleType = get()('getTitleType', '/api/v1/lookup/entitytype/{id}', {
  answer: one('title type', lookupItem),
})
export const listTrackingColumns = get<Paging & { code?: string; name?: string; src?: string }>()(
  'listTrackingColumns',
  '/api/v1/lookup/trackcol/',
  { answer: list('tracking columns', trackCol) },
)
export const getTrackingColumn = get()('getTrackingColumn', '/api/v1/lookup/trackcol/{trackcol_code}', {
  answer: one('tracking column', trackCol),
})
export const listTrackingSources = get<Paging & { id_wc?: string; table_name?: string }>()(
  'listTrackingSources',
  '/api/v1/lookup/tracksrc/',
  { answer: list('tracking sources', trackSrc) },
)
export const getTrackingSource = get()('getTrackingSource', '/api/v1/lookup/tracksrc/{id}', {
  answer: one('tracking source', trackSrc),
})
export const listVendors = get()('listVendors', '/api/v1/lookup/vendor/', { answer: list('vendors', vendor) })
export const getVendor = get()('getVendor', '/api/v1/lookup/vendor/{vendor_code}', { answer: one('vendor', vendor) })
export const listVerticals = get()('listVerticals', '/api/v1/lookup/vert/', { answer: list('verticals', lookupItem) })
export const getVertical = get()('getVertical', '/api/v1/lookup/vert/{id}', { answer: one('vertical', lookupItem) })
export const listVerticalTitleTypes = get()('listVerticalTitleTypes', '/api/av1/{vert_id}/lookup/entitytype', {
  answer: list('title types', lookupItem),
})

// Titles
export const getCountryList = get()('getCountryList', '/api/v1/acc/{vert_id}/country_list', {
  answer: one('live countries', countryList),
})
export const listEntities = get<EntityListQuery>()('listEntities', '/api/v1/acc/{vert_id}/entity', {
  answer: list('titles', entity),
})
export const getEntity = get()('getEntity', '/api/v1/acc/{vert_id}/entity/{entity_id}', {
  answer: one('title', entity),
})
export const queryEntity = post<EntityQuery>()('queryEntity', '/api/v1/acc/{vert_id}/query/entity', {
  answer: list('titles', entityRow),
})

// Ads, campaigns and their items
export const getElad = get()('getElad', '/api/v1/acc/{vert_id}/elad/{elad_id}', { answer: one('ad', elad) })
export const downloadElad = get()('downloadElad', '/api/v1/acc/{vert_id}/elad/{elad_id}/download', { file: true })
export const listEladCampaigns = get()('listEladCampaigns', '/api/v1/acc/{vert_id}/elad/{elad_id}/elcam', {
  answer: list('campaigns', elcam),
})
export const getEladRating = get()('getEladRating', '/api/v1/acc/{vert_id}/elad/{elad_id}/rate', {
  answer: one('rating', rating),
})
export const rateElad = post<undefined, { rating: number | null; comment?: string | null }>()(
  'rateElad',
  '/api/v1/acc/{vert_id}/elad/{elad_id}/rate',
  { body: 'none', answer: oneOrNothing('rating', rating), effect: true },
)
export const queryElad = post<EladQuery>()('queryElad', '/api/v1/acc/{vert_id}/query/elad', {
  answer: list('ads', eladRow),
})
export const getElcam = get()('getElcam', '/api/v1/acc/{vert_id}/elcam_v2/{elcam_id}', {
  answer: one('campaign', elcamV2),
})
export const listElcamItems = get<Paging & { status?: string | null }>()(
  'listElcamItems',
  '/api/v1/acc/{vert_id}/elcam/{elcam_id}/item',
  { answer: list('campaign items', elcamItem) },
)
export const getElcamItem = get()('getElcamItem', '/api/v1/acc/{vert_id}/elcam/{elcam_id}/item/{elcamitem_id}', {
  answer: one('campaign item', elcamItem),
})
export const queryElcam = post<ElcamQuery>()('queryElcam', '/api/v1/acc/{vert_id}/query/elcam', {
  answer: list('campaigns', elcamRow),
})

// Reports and tracking
export const reportVendorsDay = post<ReportQuery>()(
  'reportVendorsDay',
  '/api/v1/acc/{vert_id}/report/elcam_vendors/day',
  { answer: list('platform report', vendorReportRow) },
)
export const reportVendorsMonth = post<ReportQuery>()(
  'reportVendorsMonth',
  '/api/v1/acc/{vert_id}/report/elcam_vendors/month',
  { answer: list('platform report', vendorReportRow) },
)
export const trackEntities = post<TrackingQuery>()('trackEntities', '/api/v1/acc/{vert_id}/trackdaily/entity', {
  answer: list('tracking', trackingRow),
})
export const trackElads = post<TrackingQuery>()('trackElads', '/api/v1/acc/{vert_id}/trackdaily/elad', {
  answer: list('tracking', trackingRow),
})

// Material
export const uploadCard = post<FormData, CardUploadQuery>()('uploadCard', '/api/v1/acc/{vert_id}/card/upload', {
  body: 'multipart',
  answer: one('material', cardUploaded),
  effect: true,
})
