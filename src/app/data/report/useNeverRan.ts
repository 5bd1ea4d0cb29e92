import { reportVendorsMonth } from '#api/endpoints/reports.ts'
import type { ReportQuery } from '#api/queries.ts'
import type { Ad } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { selectFigures } from '#domain/metrics.ts'
import { regionCountryId } from '#domain/region.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { hasResults, isAboveZero, type NeverRan } from '#domain/report/neverRan.ts'
import { useToday } from '../../hooks/useToday.ts'
import { useResource } from '#query/useResource.ts'
import { scopeBody } from '#api/reportList.ts'

interface NeverRanOptions {
  /** The title or the ad. */
  titleIds?: readonly number[]
  adIds?: readonly number[]
  /** A country id, or 'all'. */
  region: string
  /** The report of the chosen period. */
  report: Loadable<GroupedReport>
  /** The ads that it covers; undefined while unknown. */
  ads: readonly Pick<Ad, 'startsOn' | 'endsOn'>[] | undefined
}

/**
 * Whether the ads of a report have never run; null if some have, and if that is unknown. Only where the chosen period is
 * empty, the months since the first start are asked for, whose failure is not to be seen; undefined until the
 * ads and the answer have come.
 */
export function useNeverRan({
  report,
  ads,
  region,
  titleIds = [],
  adIds = [],
}: NeverRanOptions): NeverRan | null | undefined {
  const today = useToday()
  const [firstStart = null] = (ads ?? []).flatMap(({ startsOn }) => startsOn ?? []).sort()
  const isBlank = report.isComplete && report.data !== undefined && !hasResults(report.data)
  const isEmpty = isBlank && ads !== undefined && ads.length > 0
  const isAsked = isEmpty && firstStart !== null && firstStart <= today
  const body: ReportQuery = {
    ...scopeBody({ titleIds, adIds }),
    country_id: regionCountryId(region),
    day_from: firstStart ?? today,
    day_to: today,
  }
  const { data: neverRan, ...asked } = useResource<boolean>(
    isAsked ? [reportVendorsMonth.id, body] : null,
    async (call) => {
      const { rows, total, received } = await call(reportVendorsMonth, { body })
      // A first page of zeros does not tell.
      return (total ?? 0) <= received && !rows.some(({ figures }) => isAboveZero(selectFigures(figures, 'all')))
    },
    { keepsPrevious: false },
  )
  const isAnswered = !isAsked || neverRan !== undefined || asked.failure !== null || asked.cancelled
  if (isBlank && (ads === undefined || !isAnswered)) return undefined
  // With an end but no start, ads may have run.
  const isAhead = isEmpty && (firstStart !== null || ads.every(({ endsOn }) => endsOn === null))
  const isNever = isAsked ? neverRan === true : isAhead
  return isNever ? { firstStart } : null
}
