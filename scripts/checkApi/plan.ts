import type { AnyOptions } from '#api/callOptions.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { PAGE_SIZE } from '#api/queries.ts'
import { addDays, dayOf } from '#domain/day.ts'
import type { Found } from './found.ts'

/** Calls that read, and are left alone all the same. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  followClick: 'left out: it may count as a click',
}

/** Days of figures that are asked for. */
const DAYS = 28
/** Titles or ads whose tracking is asked for: of a single one there may be none. */
const MOST_KEYS = 50

/** What a reading call is asked with, by what earlier answers have told; or the name of what is missing. */
export function planCall(
  endpoint: Endpoint,
  found: Found,
  now = new Date(),
): { options: AnyOptions } | { missing: string } {
  const path: Record<string, string | number> = {}
  for (const name of namesIn(endpoint.path)) {
    const value = name === 'dur' ? 0 : found.value(endpoint, name)
    if (value === undefined) return { missing: name }
    path[name] = value
  }
  if (endpoint.method === 'GET') return { options: { path } }

  const until = addDays(dayOf(now), -1)
  const period = { day_from: addDays(until, 1 - DAYS), day_to: until }
  const paging = { limit: PAGE_SIZE, offset: 0 }
  const keyName = refkeyOf(endpoint.path)
  if (keyName === null) return { options: { path, body: { ...period, ...paging } } }
  const refkey = found.values(keyName, MOST_KEYS)
  return refkey.length === 0 ? { missing: keyName } : { options: { path, body: { ...period, ...paging, refkey } } }
}

/** Tracking is asked for by what it tracks. */
function refkeyOf(path: string): string | null {
  if (!path.includes('/trackdaily/')) return null
  return path.endsWith('/elad') ? 'elad_id' : 'entity_id'
}

const namesIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'vert_id')
