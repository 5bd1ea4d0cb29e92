import { useMemo } from 'react'
import { listEntities } from '#api/endpoints/titles.ts'
import { readPages } from '#api/readPages.ts'
import { useClient } from '../session/useClient.ts'
import { LOOKUP_FRESH_MS } from './useNames.ts'
import { useResource } from './useResource.ts'

const NONE: ReadonlyMap<number, string> = new Map()

/** The covers of the account's titles by id; without them titles have plain jackets. `wanted` false: nothing is read. */
export function useCovers(wanted: boolean): ReadonlyMap<number, string> {
  const client = useClient()
  const { data } = useResource(
    wanted ? [listEntities.id] : null,
    (signal) => readPages(client, listEntities, { query: { order_by: 'id', order_asc: true }, signal }),
    { freshForMs: LOOKUP_FRESH_MS },
  )
  return useMemo(
    () =>
      data === undefined
        ? NONE
        : new Map(data.flatMap(({ id, coverUrl }) => (coverUrl === null ? [] : [[id, coverUrl] as const]))),
    [data],
  )
}
