import type { AnyOptions } from '#api/callOptions.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { PAGE_SIZE } from '#api/queries.ts'
import { addDays, toLocalDay } from '#domain/day.ts'
import type { KnownIds } from './knownIds.ts'

/** Read-only endpoints that are not called, with the reason. */
export const SKIPPED_ENDPOINTS: Readonly<Record<string, string>> = {
  followClick: 'left out: it may count as a click',
}

/** Length of the requested period. */
const PERIOD_DAYS = 28
/** Number of titles or ads to request tracking for: a single one might have none. */
const MAX_KEYS = 50

/** Options for a read-only call, with ids from earlier answers; or the name of a missing id. */
export function planCall(
  endpoint: Endpoint,
  knownIds: KnownIds,
  now = new Date(),
): { options: AnyOptions } | { missing: string } {
  const path: Record<string, string | number> = {}
  for (const name of parametersIn(endpoint.path)) {
    const value = name === 'dur' ? 0 : knownIds.idFor(endpoint, name)
    if (value === undefined) return { missing: name }
    path[name] = value
  }
  if (endpoint.method === 'GET') return { options: { path } }

  const until = addDays(toLocalDay(now), -1)
  const period = { day_from: addDays(until, 1 - PERIOD_DAYS), day_to: until }
  const paging = { limit: PAGE_SIZE, offset: 0 }
  const keyName = refkeyOf(endpoint.path)
  if (keyName === null) return { options: { path, body: { ...period, ...paging } } }
  const refkey = knownIds.idsNamed(keyName, MAX_KEYS)
  return refkey.length === 0 ? { missing: keyName } : { options: { path, body: { ...period, ...paging, refkey } } }
}

/** The name of the id that a tracking call needs; null for other calls. */
function refkeyOf(path: string): string | null {
  if (!path.includes('/trackdaily/')) return null
  return path.endsWith('/elad') ? 'elad_id' : 'entity_id'
}

const parametersIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'vert_id')
