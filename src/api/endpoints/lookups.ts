import { get } from '../endpoint.ts'
import { PAGING, type Paging } from '../queries.ts'
import { list, one } from '../read.ts'
import { adClass, countryList, lookupItem, trackCol, trackSrc, vendor } from '../schemas/lookups.ts'

/* Lookups, each as a list and by id (spec section 7), and the countries the account is live in. */

export const listCountries = get()('listCountries', '/api/v1/lookup/country/', {
  response: list('countries', lookupItem),
})
export const getCountry = get()('getCountry', '/api/v1/lookup/country/{id}', { response: one('country', lookupItem) })
export const listAdAttributeTypes = get()('listAdAttributeTypes', '/api/v1/lookup/eladattrtype/', {
  response: list('ad attribute types', lookupItem),
})
export const getAdAttributeType = get()('getAdAttributeType', '/api/v1/lookup/eladattrtype/{id}', {
  response: one('ad attribute type', lookupItem),
})
export const listAdClasses = get()('listAdClasses', '/api/v1/lookup/eladcls/', {
  response: list('ad classes', adClass),
})
export const getAdClass = get()('getAdClass', '/api/v1/lookup/eladcls/{eladtype_id}/{eladcls_id}', {
  response: one('ad class', adClass),
})
export const listAdTypes = get()('listAdTypes', '/api/v1/lookup/eladtype/', { response: list('ad types', lookupItem) })
export const getAdType = get()('getAdType', '/api/v1/lookup/eladtype/{id}', { response: one('ad type', lookupItem) })
export const listPlacements = get()('listPlacements', '/api/v1/lookup/elplat/', {
  response: list('platforms', lookupItem),
})
export const getPlacement = get()('getPlacement', '/api/v1/lookup/elplat/{id}', {
  response: one('platform', lookupItem),
})
export const listTitleRelations = get()('listTitleRelations', '/api/v1/lookup/entityrel/', {
  response: list('title relations', lookupItem),
})
export const getTitleRelation = get()('getTitleRelation', '/api/v1/lookup/entityrel/{id}', {
  response: one('title relation', lookupItem),
})
export const listTitleStatuses = get()('listTitleStatuses', '/api/v1/lookup/entitystatus/', {
  response: list('title statuses', lookupItem),
})
export const getTitleStatus = get()('getTitleStatus', '/api/v1/lookup/entitystatus/{id}', {
  response: one('title status', lookupItem),
})
export const listTitleTypes = get()('listTitleTypes', '/api/v1/lookup/entitytype/', {
  response: list('title types', lookupItem),
})
export const getTitleType = get()('getTitleType', '/api/v1/lookup/entitytype/{id}', {
  response: one('title type', lookupItem),
})
export const listTrackingColumns = get<Paging & { code?: string; name?: string; src?: string }>()(
  'listTrackingColumns',
  '/api/v1/lookup/trackcol/',
  { response: list('tracking columns', trackCol), defaults: PAGING },
)
export const getTrackingColumn = get()('getTrackingColumn', '/api/v1/lookup/trackcol/{trackcol_code}', {
  response: one('tracking column', trackCol),
})
export const listTrackingSources = get<Paging & { id_wc?: string; table_name?: string }>()(
  'listTrackingSources',
  '/api/v1/lookup/tracksrc/',
  { response: list('tracking sources', trackSrc), defaults: PAGING },
)
export const getTrackingSource = get()('getTrackingSource', '/api/v1/lookup/tracksrc/{id}', {
  response: one('tracking source', trackSrc),
})
export const listVendors = get()('listVendors', '/api/v1/lookup/vendor/', { response: list('vendors', vendor) })
export const getVendor = get()('getVendor', '/api/v1/lookup/vendor/{vendor_code}', { response: one('vendor', vendor) })
export const listVerticals = get()('listVerticals', '/api/v1/lookup/vert/', { response: list('verticals', lookupItem) })
export const getVertical = get()('getVertical', '/api/v1/lookup/vert/{id}', { response: one('vertical', lookupItem) })
export const listVerticalTitleTypes = get()('listVerticalTitleTypes', '/api/av1/{vert_id}/lookup/entitytype', {
  response: list('title types', lookupItem),
})
export const getCountryList = get()('getCountryList', '/api/v1/acc/{vert_id}/country_list', {
  response: one('live countries', countryList),
})
