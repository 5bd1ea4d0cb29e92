import { useMemo } from 'react'
import { listEntities } from '#api/endpoints/titles.ts'
import { readPages } from '#api/readPages.ts'
import { LOOKUP } from './useLookupNames.ts'
import { useResource } from './useResource.ts'

const NO_COVERS: ReadonlyMap<number, string> = new Map()

/** Cover URLs of the account's titles by id; titles without one get a placeholder. Loads nothing unless enabled. */
export function useCovers(isEnabled: boolean): ReadonlyMap<number, string> {
  const { data } = useResource(
    isEnabled ? [listEntities.id] : null,
    (call) => readPages(call, listEntities, { query: { order_by: 'id', order_asc: true } }),
    { freshForMs: LOOKUP.freshForMs },
  )
  return useMemo(
    () =>
      data === undefined
        ? NO_COVERS
        : new Map(data.flatMap(({ id, coverUrl }) => (coverUrl === null ? [] : [[id, coverUrl] as const]))),
    [data],
  )
}
