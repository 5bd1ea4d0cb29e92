import { pathTo } from './routes.ts'

/** Where results of these titles or ads are, over the days of an address. */
export function resultsHref(page: 'adResults' | 'titleResults', ids: readonly number[], search: string): string {
  const from = new URLSearchParams(search)
  const params = new URLSearchParams(ids.map((id) => [page === 'adResults' ? 'elad_id' : 'entity_id', `${id}`]))
  for (const name of ['from', 'to']) if (from.has(name)) params.set(name, from.get(name) ?? '')
  return pathTo(page) + (params.size > 0 ? `?${params.toString()}` : '')
}
