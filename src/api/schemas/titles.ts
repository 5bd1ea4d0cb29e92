import * as v from 'valibot'
import type { Title, TitleRow } from '#domain/catalogue.ts'
import { code, count, day, given, id, maybe, text, texts } from './fields.ts'
import { figuresIfAny, queryMetrics } from './metrics.ts'

const entityFields = {
  entity_id: id,
  entity_name: given(text),
  parent_id: given(id),
  parent_name: given(text),
  entitytype_id: given(code),
  entitystatus_id: given(code),
  verttask_id: given(id),
  country_ids: given(texts),
  country_ids_live: given(texts),
  cover_url: given(text),
  attrs: given(
    v.object({
      author: maybe(text),
      isbn13: maybe(text),
      imprint: maybe(text),
      pub_date: maybe(day),
      genre: maybe(text),
    }),
  ),
  elad_count: given(count),
  elad_live_count: given(count),
  date_create: given(day),
  date_update: given(day),
}
const entityObject = v.object(entityFields)
function titleFrom(row: v.InferOutput<typeof entityObject>): Title {
  const { attrs } = row
  return {
    id: row.entity_id,
    name: row.entity_name ?? `#${row.entity_id}`,
    parentId: row.parent_id,
    parentName: row.parent_name,
    typeId: row.entitytype_id,
    statusId: row.entitystatus_id,
    taskId: row.verttask_id,
    countryIds: row.country_ids ?? [],
    liveCountryIds: row.country_ids_live ?? [],
    coverUrl: row.cover_url,
    author: attrs?.author ?? null,
    isbn13: attrs?.isbn13 ?? null,
    imprint: attrs?.imprint ?? null,
    publishedOn: attrs?.pub_date ?? null,
    genre: attrs?.genre ?? null,
    adCount: row.elad_count ?? 0,
    liveAdCount: row.elad_live_count ?? 0,
    createdOn: row.date_create,
    updatedOn: row.date_update,
  }
}
export const entity = v.pipe(entityObject, v.transform(titleFrom))
export const entityRow = v.pipe(
  v.object({ ...entityFields, ...queryMetrics }),
  v.transform((row): TitleRow => ({ ...titleFrom(row), figures: figuresIfAny(row) })),
)

/* The same shapes as JSON, before parsing, for the mock API. */
export type EntityWire = v.InferInput<typeof entity>
