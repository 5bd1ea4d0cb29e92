import { useMemo } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import { readPages } from '#api/readPages.ts'
import type { Page } from '#api/read.ts'
import type { LookupItem } from '#api/schemas/lookups.ts'
import { useResource } from '#query/useResource.ts'

/** Options of the resource of a lookup, which stays fresh for 120 minutes. */
export const LOOKUP = { freshForMs: 7_200_000, reports: 'all' } as const

/** A lookup endpoint whose items have an id and a name. */
type Lookup = Endpoint<string, object, undefined, Page<LookupItem>>

/**
 * Names of a lookup by id. Empty until loaded and on failure: ids are shown instead then (spec section 3).
 * @param isNeeded whether to ask for them
 */
export function useLookupNames(lookup: Lookup, isNeeded = true): ReadonlyMap<string, string> {
  const { data } = useResource(isNeeded ? [lookup.id] : null, (call) => readPages(call, lookup, {}), LOOKUP)
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
}
