import { useMemo } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import type { Page, Reader } from '#api/read.ts'

/** What a loaded list says of one of its rows, to show while that is asked for itself. */
export function useListed<T extends { id: number }>(
  list: { id: string; response: Reader<Page<T>> },
  id: number | null,
): T | undefined {
  const { cache } = useSWRConfig()
  return useMemo(() => {
    const start = unstable_serialize([list.id])
    for (const key of cache.keys()) {
      if (!key.startsWith(start)) continue
      const row = (cache.get(key)?.data as readonly T[] | undefined)?.find((each) => each.id === id)
      if (row) return row
    }
  }, [cache, list, id])
}
