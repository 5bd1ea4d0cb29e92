import { adIdsParam, titleIdsParam } from '../address/commonParams.ts'
import { writeSearch } from '../address/writeSearch.ts'
import { pathTo } from '../pages.ts'

/** The URL of the results of these titles or ads, or of all if empty. Links add the period. */
export function resultsHref(page: 'adResults' | 'titleResults', ids: readonly number[]): string {
  const { write } = page === 'adResults' ? adIdsParam : titleIdsParam
  return pathTo(page) + writeSearch([...write(ids)])
}
