import { get } from '../endpoint.ts'
import { PAGING, type Paging } from '../queries.ts'
import { list, one } from '../read.ts'
import { adClass, countryList, lookupItem, trackSrc, vendor } from '../schemas/lookups.ts'

/* Lookups as lists (spec section 7), and the countries the account is live in. */

export const listCountries = get()('listCountries', '/api/v1/lookup/country/', {
  response: list('countries', lookupItem),
})
export const listAdAttributeTypes = get()('listAdAttributeTypes', '/api/v1/lookup/eladattrtype/', {
  response: list('ad attribute types', lookupItem),
})
export const listAdClasses = get()('listAdClasses', '/api/v1/lookup/eladcls/', {
  response: list('ad classes', adClass),
})
export const listAdTypes = get()('listAdTypes', '/api/v1/lookup/eladtype/', { response: list('ad types', lookupItem) })
export const listPlacements = get()('listPlacements', '/api/v1/lookup/elplat/', {
  response: list('platforms', lookupItem),
})
export const listTitleStatuses = get()('listTitleStatuses', '/api/v1/lookup/entitystatus/', {
  response: list('title statuses', lookupItem),
})
export const listTitleTypes = get()('listTitleTypes', '/api/v1/lookup/entitytype/', {
  response: list('title types', lookupItem),
})
export const listTrackingSources = get<Paging & { id_wc?: string; table_name?: string }>()(
  'listTrackingSources',
  '/api/v1/lookup/tracksrc/',
  { response: list('tracking sources', trackSrc), defaults: PAGING },
)
export const listVendors = get()('listVendors', '/api/v1/lookup/vendor/', { response: list('vendors', vendor) })
export const getCountryList = get()('getCountryList', '/api/v1/acc/{vert_id}/country_list', {
  response: one('live countries', countryList),
})
