import { useMemo, useState } from 'react'
import type { Campaign } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import { comparisonPeriod, type ReportComparison } from '#domain/report/comparison.ts'
import { stepOf } from '#domain/report/dimensions.ts'
import { groupReport, type GroupedReport } from '#domain/report/groupReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { useReportToday } from '../useReportToday.ts'
import { useComparedRows } from './useComparedRows.ts'

interface ReportOptions {
  /** Limits the report to these titles or ads; empty: all. */
  titleIds?: readonly number[]
  adIds?: readonly number[]
  period: Period
  comparison: ReportComparison
  /** A country id, or 'all'. */
  region: string
  /** All campaigns of the report; until they are known, days without rows are null instead of 0. */
  campaigns: readonly Campaign[] | undefined
}

const ALL: readonly number[] = []

/**
 * Figures of titles or ads over a period and its comparison period, by platform and day, or month (stepOf), once all
 * rows are loaded.
 */
export function useReport({
  titleIds = ALL,
  adIds = ALL,
  period,
  comparison: kind,
  region,
  campaigns,
}: ReportOptions): Loadable<GroupedReport> {
  const today = useReportToday()
  const step = stepOf(period)
  const comparison = useMemo(() => comparisonPeriod(period, kind, today), [period, kind, today])
  const rows = useComparedRows({ adIds, titleIds, region, period, comparison, of: 'campaign', step })

  const { data, loading, failure, cancelled } = rows
  const whole = useMemo((): GroupedReport | undefined => {
    if (data?.isComplete !== true) return undefined
    const options = { by: [stepOf(data.now.period)], fill: campaigns !== undefined, today }
    return groupReport(data, reportTree({ campaigns: campaigns ?? [] }), options)
  }, [data, campaigns, today])
  const [last, setLast] = useState(whole)
  if (whole !== undefined && whole !== last) setLast(whole)
  return { ...rows, data: whole ?? (loading && failure === null && !cancelled ? last : undefined) }
}
