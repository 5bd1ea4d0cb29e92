import { useMemo } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/read.ts'
import type { LookupItem } from '#api/schemas/lookups.ts'
import { useClient } from '../session/useClient.ts'
import { useResource } from './useResource.ts'

/** How long a lookup counts as fresh (behaviour.md, Readings: 120 minutes). */
export const LOOKUP_FRESH_MS = 7_200_000

/** A lookup whose answer has at least an id and a name. */
export type Lookup = Endpoint<string, object, undefined, Page<LookupItem>>

/** The names of a lookup by id. Empty until it is here, and where it fails: an id then stands for itself (spec section 3). */
export function useNames(lookup: Lookup): ReadonlyMap<string, string> {
  const client = useClient()
  const { data } = useResource([lookup.id], (signal) => client.call(lookup, { signal }), {
    freshForMs: LOOKUP_FRESH_MS,
  })
  return useMemo(() => new Map(data?.rows.map(({ id, name }) => [id, name])), [data])
}
