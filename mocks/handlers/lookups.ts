import * as v from 'valibot'
import {
  listAdAttributeTypes,
  listAdClasses,
  listAdTypes,
  listCountries,
  listPlacements,
  listTitleStatuses,
  listTitleTypes,
  listTrackingSources,
  listVendors,
} from '#api/endpoints/lookups.ts'
import {
  getAdAttributeType,
  getAdClass,
  getAdType,
  getCountry,
  getPlacement,
  getTitleRelation,
  getTitleStatus,
  getTitleType,
  getTrackingColumn,
  getTrackingSource,
  getVendor,
  getVertical,
  listTitleRelations,
  listTrackingColumns,
  listVerticals,
  listVerticalTitleTypes,
} from '#api/endpoints/unusedLookups.ts'
import { AD_CLASSES, LOOKUPS, TRACK_COLUMNS, TRACK_SOURCES, VENDORS, type LookupRow } from '../world/lookups.ts'
import { handle, type HandledEndpoint } from './handle.ts'
import { optional, paging, parseQuery, text } from './input.ts'
import { paginate, matchesWildcard } from './list.ts'
import { notFound } from './httpError.ts'

const PLAIN_LOOKUPS: readonly (readonly [HandledEndpoint, HandledEndpoint<`${string}/{id}`>, readonly LookupRow[]])[] =
  [
    [listCountries, getCountry, LOOKUPS.country],
    [listAdAttributeTypes, getAdAttributeType, LOOKUPS.eladattrtype],
    [listAdTypes, getAdType, LOOKUPS.eladtype],
    [listPlacements, getPlacement, LOOKUPS.elplat],
    [listTitleRelations, getTitleRelation, LOOKUPS.entityrel],
    [listTitleStatuses, getTitleStatus, LOOKUPS.entitystatus],
    [listTitleTypes, getTitleType, LOOKUPS.entitytype],
    [listVerticals, getVertical, LOOKUPS.vert],
  ]

function orNotFound<T>(row: T | undefined): T {
  if (row === undefined) throw notFound('Item')
  return row
}

const matchesFilter = (filter: string | null | undefined, value: string) => filter == null || filter === value

export const lookupHandlers = [
  ...PLAIN_LOOKUPS.flatMap(([listEndpoint, getEndpoint, rows]) => [
    handle(listEndpoint, () => rows.map(({ id, name }) => ({ id, name }))),
    handle(getEndpoint, ({ params }) => ({ ...orNotFound(rows.find(({ id }) => id === params.id)) })),
  ]),
  handle(listVerticalTitleTypes, () => LOOKUPS.entitytype.map(({ id, name }) => ({ id, name }))),
  handle(listAdClasses, () => AD_CLASSES),
  handle(getAdClass, ({ params }) =>
    orNotFound(
      AD_CLASSES.find((row) => row.eladtype_id === params.eladtype_id && row.eladcls_id === params.eladcls_id),
    ),
  ),
  handle(listVendors, () => VENDORS),
  handle(getVendor, ({ params }) => orNotFound(VENDORS.find(({ code }) => code === params.vendor_code))),
  handle(listTrackingColumns, ({ request }) => {
    const query = parseQuery(
      request,
      v.object({ ...paging, code: optional(text), name: optional(text), src: optional(text) }),
    )
    return paginate(
      TRACK_COLUMNS.filter(
        ({ code, name, src }) =>
          matchesFilter(query.code, code) && matchesFilter(query.name, name) && matchesFilter(query.src, src),
      ),
      query,
    )
  }),
  handle(getTrackingColumn, ({ params }) =>
    orNotFound(TRACK_COLUMNS.find(({ code }) => code === params.trackcol_code)),
  ),
  handle(listTrackingSources, ({ request }) => {
    const query = parseQuery(request, v.object({ ...paging, id_wc: optional(text), table_name: optional(text) }))
    const matches = matchesWildcard(query.id_wc)
    return paginate(
      TRACK_SOURCES.filter(({ id, table_name }) => matches(id) && matchesFilter(query.table_name, table_name)),
      query,
    )
  }),
  handle(getTrackingSource, ({ params }) => orNotFound(TRACK_SOURCES.find(({ id }) => id === params.id))),
]
