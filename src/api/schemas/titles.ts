import * as v from 'valibot'
import type { Title, TitleRow } from '#domain/catalogue.ts'
import { code, count, day, nullable, id, optional, text, texts } from './fields.ts'
import { figuresIfAny, queryMetrics } from './metrics.ts'

const entityFields = {
  entity_id: id,
  entity_name: nullable(text),
  parent_id: nullable(id),
  parent_name: nullable(text),
  entitytype_id: nullable(code),
  entitystatus_id: nullable(code),
  verttask_id: nullable(id),
  country_ids: nullable(texts),
  country_ids_live: nullable(texts),
  cover_url: nullable(text),
  attrs: nullable(
    v.object({
      author: optional(text),
      isbn13: optional(text),
      imprint: optional(text),
      pub_date: optional(day),
      genre: optional(text),
    }),
  ),
  elad_count: nullable(count),
  elad_live_count: nullable(count),
  date_create: nullable(day),
  date_update: nullable(day),
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
