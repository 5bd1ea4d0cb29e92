import { adIdsParam, titleIdsParam } from '#domain/address/commonParams.ts'
import { writeSearch } from '#domain/address/writeSearch.ts'
import { pathTo } from '../routing/paths.ts'

/** Where results of these titles or ads are; of all, where none are named. Links take the days along. */
export function resultsHref(page: 'adResults' | 'titleResults', ids: readonly number[]): string {
  const { write } = page === 'adResults' ? adIdsParam : titleIdsParam
  return pathTo(page) + writeSearch(write(ids))
}
