import { adIdsParam, titleIdsParam } from '../address/commonParams.ts'
import { writeSearch } from '../address/writeSearch.ts'
import { pathTo } from '../pages.ts'
import { DIMENSION_FACTS } from './dimensions.ts'
import { groupingParam } from './grouping.ts'

/**
 * The URL of the results of these titles or ads, or of all if empty. Those of a single one are grouped by what it consists
 * of: its own row would be the total once more. Links add the period.
 */
export function resultsHref(page: 'adResults' | 'titleResults', ids: readonly number[]): string {
  const [kind, idsParam] = page === 'adResults' ? (['ad', adIdsParam] as const) : (['title', titleIdsParam] as const)
  const grouping = { by: [DIMENSION_FACTS[kind].finer], per: null }
  return (
    pathTo(page) +
    writeSearch([...idsParam.write(ids), ...(ids.length === 1 ? groupingParam(kind).write(grouping) : [])])
  )
}
