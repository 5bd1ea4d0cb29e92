import { limitAsync, sumBy } from 'es-toolkit'
import { MAX_CONCURRENT_REQUESTS } from '#api/pageReader.ts'
import { perSession } from '../perSession.ts'
import { ListReading, type PageRequest } from './listReading.ts'
import { isSameList, includesRows, type ReportRequest } from './reportRequest.ts'

/** Maximum number of cached rows, about 80 MB. */
const MAX_ROWS = 600_000
/** Lists of the current and the next screen are cached whatever their size. */
const MIN_LISTS = 4

/** Cache of the report lists of one session in one account. */
class ReportReadings {
  /** Limits the concurrent requests of all reports together. */
  readonly limited = limitAsync((request: PageRequest) => request(), MAX_CONCURRENT_REQUESTS)
  /** Least recently used first. */
  private lists: readonly ListReading[] = []

  /** The list for a request, or a cached one that includes its rows. Returns the same list for the same request. */
  listFor(request: ReportRequest, knowsPlatforms: boolean): ListReading {
    // A list by day that is still incomplete is not waited for where months will do.
    const hasRows = ({ request: loaded, state }: ListReading) =>
      (state.whole || loaded.per === request.per) && includesRows(loaded, request, knowsPlatforms)
    const same = this.lists.find((each) => isSameList(each.request, request))
    const list = same ?? this.lists.find(hasRows) ?? new ListReading(request)
    this.lists = [...this.lists.filter((each) => each !== list), list]
    const rows = () => sumBy(this.lists, ({ state }) => state.store.rowCount)
    while (this.lists.length > MIN_LISTS && rows() > MAX_ROWS) this.lists = this.lists.slice(1)
    return list
  }
}

/** The cache of a session and account. */
export const readingsOf = perSession(() => new ReportReadings())
