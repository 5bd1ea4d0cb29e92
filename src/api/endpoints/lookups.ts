import { get } from '../endpoint.ts'
import type { Paging } from '../queries.ts'
import { list, one } from '../read.ts'
import { adClass, countryList, lookupItem, trackCol, trackSrc, vendor } from '../schemas/lookups.ts'

/* Lookups, each as a list and by id (spec section 7), and the countries the account is live in. */

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
export const getCountryList = get()('getCountryList', '/api/v1/acc/{vert_id}/country_list', {
  answer: one('live countries', countryList),
})
