import { get, post } from '../endpoint.ts'
import { ORDERED_PAGING, type EntityListQuery, type EntityQuery } from '../queries.ts'
import { list, one } from '../read.ts'
import { entity, entityRow } from '../schemas/titles.ts'

/* Titles (spec section 7). */

export const listEntities = get<EntityListQuery>()('listEntities', '/api/v1/acc/{vert_id}/entity', {
  response: list('titles', entity),
  defaults: ORDERED_PAGING,
})
export const getEntity = get()('getEntity', '/api/v1/acc/{vert_id}/entity/{entity_id}', {
  response: one('title', entity),
})
export const queryEntity = post<EntityQuery>()('queryEntity', '/api/v1/acc/{vert_id}/query/entity', {
  response: list('titles', entityRow),
  defaults: ORDERED_PAGING,
})
