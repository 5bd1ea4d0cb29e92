import { MAX_CONCURRENT_REQUESTS } from '#api/pageReader.ts'
import type { Requests } from '../requests.ts'
import { Semaphore } from './semaphore.ts'
import { ListReading } from './listReading.ts'
import { isSameList, includesRows, type ReportRequest } from './reportRequest.ts'

/** Maximum number of cached rows, about 80 MB. */
const MAX_ROWS = 600_000
/** Lists of the current and the next screen are cached whatever their size. */
const MIN_LISTS = 4

/** Cache of the report lists of one session in one account. */
class ReportReadings {
  /** Limits the concurrent requests of all reports together. */
  readonly semaphore = new Semaphore(MAX_CONCURRENT_REQUESTS)
  /** Least recently used first. */
  private lists: readonly ListReading[] = []

  /** The list for a request, or a cached one that includes its rows. Returns the same list for the same request. */
  listFor(request: ReportRequest, knowsPlatforms: boolean): ListReading {
    const list =
      this.lists.find((each) => isSameList(each.request, request)) ??
      // A list by day that is still incomplete is not waited for where months will do.
      this.lists.find(
        (each) =>
          (each.state.whole || each.request.per === request.per) && includesRows(each.request, request, knowsPlatforms),
      ) ??
      new ListReading(request)
    this.lists = [...this.lists.filter((each) => each !== list), list]
    const rows = () => this.lists.reduce((sum, { state }) => sum + state.store.rowCount, 0)
    while (this.lists.length > MIN_LISTS && rows() > MAX_ROWS) this.lists = this.lists.slice(1)
    return list
  }
}

const ofSession = new WeakMap<Requests, ReportReadings>()

/** The cache of a session and account; like `Requests`, another account has its own. */
export function readingsOf(requests: Requests): ReportReadings {
  const known = ofSession.get(requests)
  if (known) return known
  const readings = new ReportReadings()
  ofSession.set(requests, readings)
  return readings
}
