import { adIdsParam, titleIdsParam } from '#domain/address/commonParams.ts'
import { writeSearch } from '#domain/address/writeSearch.ts'
import { pathTo } from '../routing/paths.ts'

/** The URL of the results of these titles or ads, or of all if empty. Links add the period. */
export function resultsHref(page: 'adResults' | 'titleResults', ids: readonly number[]): string {
  const { write } = page === 'adResults' ? adIdsParam : titleIdsParam
  // Certain ads are looked at one by one.
  const grouping = page === 'adResults' && ids.length > 0 ? ([['g', 'ad']] as const) : []
  return pathTo(page) + writeSearch([...write(ids), ...grouping])
}
