import { useMemo } from 'react'
import { listAdClasses, listAdTypes } from '#api/endpoints/lookups.ts'
import { classKey, type AdNames } from '#screens/shared/ads/adLines.ts'
import { useClient } from '../session/useClient.ts'
import { LOOKUP_FRESH_MS, useLookupNames } from './useLookupNames.ts'
import { useResource } from './useResource.ts'

/** Names of ad types and ad classes; if a lookup fails, ids are shown instead. */
export function useAdNames(): AdNames {
  const client = useClient()
  const types = useLookupNames(listAdTypes)
  const { data } = useResource([listAdClasses.id], (signal) => client.call(listAdClasses, { signal }), {
    freshForMs: LOOKUP_FRESH_MS,
  })
  const classes = useMemo(() => new Map(data?.rows.map(({ typeId, id, name }) => [classKey(typeId, id), name])), [data])
  return useMemo(() => ({ types, classes }), [types, classes])
}
