import { useEffect, useMemo } from 'react'
import { readPages } from '#api/readPages.ts'
import { mergeLoadables, type Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import type { ComparedRows } from '#domain/report/reportReading.ts'
import type { ReportStore, StoredRow } from '#domain/report/reportStore.ts'
import { useToday } from '#app/hooks/useToday.ts'
import { useResource } from '../useResource.ts'
import { reportList, type ReportQuestion } from './reportList.ts'

/** Figures are updated once a day; spec section 7 leaves open how long they are fresh. */
const FRESH_MS = 300_000
/** Longer lists of both periods together, some 20 MB, are not read. */
const MAX_ROWS = 200_000

/**
 * The rows of a period and of its comparison period, as they come. A comparison of which nothing has come yet has no rows.
 * @param question null for none
 */
export function useComparedRows(question: ReportQuestion | null): Loadable<ComparedRows> {
  const { period, comparison = null } = question ?? {}
  const maxRows = comparison === null ? MAX_ROWS : MAX_ROWS / 2
  const now = useReportRows(question, period ?? null, maxRows)
  const earlier = useReportRows(question, comparison, maxRows)
  const parts = comparison === null ? [now] : [now, earlier]
  const isComplete = parts.every((part) => part.isComplete)
  const [nowRows, earlierRows] = [now.data, earlier.data]
  const data = useMemo(
    (): ComparedRows | undefined =>
      period &&
      nowRows && { period, comparison, now: nowRows, earlier: comparison && (earlierRows ?? NONE), isComplete },
    [period, comparison, nowRows, earlierRows, isComplete],
  )
  return mergeLoadables(parts, data)
}

const NONE: ReportStore = { of: 'campaign', per: 'day', rows: [] }

function useReportRows(question: ReportQuestion | null, period: Period | null, maxRows: number): Loadable<ReportStore> {
  const today = useToday()
  const list = question && period && reportList(question, period, today)
  const rows = useResource<readonly StoredRow[]>(
    list && [list.endpoint.id, list.body],
    async (call, onPage) =>
      list ? readPages(call, list.endpoint, { body: list.body, maxRows, inOrder: false, onPage }) : [],
    { freshForMs: FRESH_MS, keepsPrevious: false },
  )
  const { data, isComplete, failure, retry } = rows
  const { of = 'campaign' } = question ?? {}
  const { per = 'day' } = list ?? {}
  const store = useMemo(() => data && { of, per, rows: data }, [of, per, data])

  // The limit is higher without a comparison.
  const isNowAllowed = failure?.size !== undefined && failure.size.limit < maxRows
  useEffect(() => {
    if (isNowAllowed) retry()
  }, [isNowAllowed, retry])

  const loaded = data?.length ?? 0
  return {
    ...rows,
    failure: isNowAllowed ? null : failure,
    data: store,
    progress: rows.progress ?? (data ? { loaded, total: isComplete ? loaded : null } : null),
  }
}
