import { get } from '../endpoint.ts'
import { PAGING, type Paging } from '../queries.ts'
import { list, one } from '../read.ts'
import { adClass, lookupItem, trackCol, trackSrc, vendor } from '../schemas/lookups.ts'

/* Lookups that no screen needs (spec section 7): mocked and checked, but in no build. */

export const getCountry = get()('getCountry', '/api/v1/lookup/country/{id}', { response: one('country', lookupItem) })
export const getAdAttributeType = get()('getAdAttributeType', '/api/v1/lookup/eladattrtype/{id}', {
  response: one('ad attribute type', lookupItem),
})
export const getAdClass = get()('getAdClass', '/api/v1/lookup/eladcls/{eladtype_id}/{eladcls_id}', {
  response: one('ad class', adClass),
})
export const getAdType = get()('getAdType', '/api/v1/lookup/eladtype/{id}', { response: one('ad type', lookupItem) })
export const getPlacement = get()('getPlacement', '/api/v1/lookup/elplat/{id}', {
  response: one('platform', lookupItem),
})
export const listTitleRelations = get()('listTitleRelations', '/api/v1/lookup/entityrel/', {
  response: list('title relations', lookupItem),
})
export const getTitleRelation = get()('getTitleRelation', '/api/v1/lookup/entityrel/{id}', {
  response: one('title relation', lookupItem),
})
export const getTitleStatus = get()('getTitleStatus', '/api/v1/lookup/entitystatus/{id}', {
  response: one('title status', lookupItem),
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
export const getTrackingSource = get()('getTrackingSource', '/api/v1/lookup/tracksrc/{id}', {
  response: one('tracking source', trackSrc),
})
export const getVendor = get()('getVendor', '/api/v1/lookup/vendor/{vendor_code}', { response: one('vendor', vendor) })
export const listVerticals = get()('listVerticals', '/api/v1/lookup/vert/', { response: list('verticals', lookupItem) })
export const getVertical = get()('getVertical', '/api/v1/lookup/vert/{id}', { response: one('vertical', lookupItem) })
export const listVerticalTitleTypes = get()('listVerticalTitleTypes', '/api/av1/{vert_id}/lookup/entitytype', {
  response: list('title types', lookupItem),
})
