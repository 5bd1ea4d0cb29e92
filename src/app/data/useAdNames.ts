import { useMemo } from 'react'
import { listAdClasses, listAdTypes } from '#api/endpoints/lookups.ts'
import { readPages } from '#api/readPages.ts'
import { classKey, type AdNames } from '#domain/catalogue.ts'
import { LOOKUP, useLookupNames } from './useLookupNames.ts'
import { useResource } from '#query/useResource.ts'

/** Names of ad types and ad classes; if a lookup fails, ids are shown instead. */
export function useAdNames(): AdNames {
  const types = useLookupNames(listAdTypes)
  const { data } = useResource([listAdClasses.id], (call) => readPages(call, listAdClasses, {}), LOOKUP)
  const classes = useMemo(() => new Map(data?.map(({ typeId, id, name }) => [classKey(typeId, id), name])), [data])
  return useMemo(() => ({ types, classes }), [types, classes])
}
