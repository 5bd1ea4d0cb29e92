import { useEffect, useMemo } from 'react'
import { readPages } from '#api/readPages.ts'
import { mergeLoadables, type Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import type { ComparedRows, PeriodRows, StoredRow } from '#domain/report/reportReading.ts'
import { FIGURES_FRESH_MS, useReportToday } from '../useReportToday.ts'
import { useResource } from '#query/useResource.ts'
import { reportList, rowStep, type ReportQuestion } from '#api/reportList.ts'

/** Longer lists of both periods together, some 20 MB, are not read. */
const MAX_ROWS = 200_000

/**
 * The rows of a period and of its comparison period, as they come. A comparison of which nothing has come yet has no rows.
 * @param question null for none
 */
export function useComparedRows(question: ReportQuestion | null): Loadable<ComparedRows> {
  const today = useReportToday()
  const { of = 'campaign', period = null, comparison = null } = question ?? {}
  const per = question && rowStep(question, today)
  const maxRows = comparison === null ? MAX_ROWS : MAX_ROWS / 2
  const now = usePeriodRows(question, period, maxRows)
  const earlier = usePeriodRows(question, comparison, maxRows)
  const parts = comparison === null ? [now] : [now, earlier]
  const isComplete = parts.every((part) => part.isComplete)
  const [nowRows, earlierRows] = [now.data, earlier.data]
  const data = useMemo((): ComparedRows | undefined => {
    if (per === null || nowRows === undefined) return undefined
    return {
      of,
      per,
      now: nowRows,
      earlier: comparison && (earlierRows ?? { period: comparison, rows: [] }),
      isComplete,
    }
  }, [of, per, nowRows, comparison, earlierRows, isComplete])
  return mergeLoadables(parts, data)
}

function usePeriodRows(question: ReportQuestion | null, period: Period | null, maxRows: number): Loadable<PeriodRows> {
  const today = useReportToday()
  const list = question && period && reportList(question, period, today)
  // After midnight, the figures of a day that was incomplete are read anew.
  const incompleteDay = period && period.to >= today ? [today] : []
  const rows = useResource<readonly StoredRow[]>(
    list && [list.endpoint.id, list.body, ...incompleteDay],
    async (call, onPage) =>
      list ? readPages(call, list.endpoint, { body: list.body, maxRows, inOrder: false, onPage }) : [],
    { freshForMs: FIGURES_FRESH_MS, keepsPrevious: false },
  )
  const { data, isComplete, failure, retry } = rows
  const periodRows = useMemo(() => (data && period ? { period, rows: data } : undefined), [period, data])

  // The limit is higher without a comparison.
  const isNowAllowed = failure?.size !== undefined && failure.size.limit < maxRows
  useEffect(() => {
    if (isNowAllowed) retry()
  }, [isNowAllowed, retry])

  const loaded = data?.length ?? 0
  return {
    ...rows,
    failure: isNowAllowed ? null : failure,
    data: periodRows,
    progress: rows.progress ?? (data ? { loaded, total: isComplete ? loaded : null } : null),
  }
}
