import { pathTo } from './routes.ts'

/** Where results of these titles or ads are; of all, where none are named. Links take the days along. */
export function resultsHref(page: 'adResults' | 'titleResults', ids: readonly number[]): string {
  const params = new URLSearchParams(ids.map((id) => [page === 'adResults' ? 'elad_id' : 'entity_id', `${id}`]))
  return pathTo(page) + (params.size > 0 ? `?${params.toString()}` : '')
}
