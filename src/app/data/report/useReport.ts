import { useMemo, useState } from 'react'
import type { CampaignRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import { comparisonPeriod, type ReportComparison } from '#domain/report/comparison.ts'
import { stepOf } from '#domain/report/dimensions.ts'
import { groupReport, type GroupedReport } from '#domain/report/groupReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { useReportToday } from '../useReportToday.ts'
import { useComparedRows } from './useComparedRows.ts'
import { useReportCampaigns } from './useReportCampaigns.ts'

interface ReportOptions {
  /** Limits the report to these titles or ads; empty: all. */
  titleIds?: readonly number[]
  adIds?: readonly number[]
  period: Period
  comparison: ReportComparison
  /** A country id, or 'all'. */
  region: string
}

interface ReportResources {
  /** Figures by platform and day, or month (stepOf). Without the campaigns, days without rows are null instead of 0. */
  report: Loadable<GroupedReport>
  /** The campaigns of the report, without figures. */
  campaigns: Loadable<readonly CampaignRow[]>
}

const ALL: readonly number[] = []

/** Figures of titles or ads over a period and its comparison period, once all rows are loaded, and their campaigns. */
export function useReport({
  titleIds = ALL,
  adIds = ALL,
  period,
  comparison: kind,
  region,
}: ReportOptions): ReportResources {
  const today = useReportToday()
  const campaigns = useReportCampaigns({ adIds, titleIds, region })
  const step = stepOf(period)
  const comparison = useMemo(() => comparisonPeriod(period, kind, today), [period, kind, today])
  const rows = useComparedRows({ adIds, titleIds, region, period, comparison, of: 'campaign', step })

  const { data, loading, failure, cancelled } = rows
  const ran = campaigns.isComplete ? campaigns.data : undefined
  const whole = useMemo((): GroupedReport | undefined => {
    if (data?.isComplete !== true) return undefined
    const options = { by: [stepOf(data.now.period)], fill: ran !== undefined, today }
    return groupReport(data, reportTree({ campaigns: ran ?? [] }), options)
  }, [data, ran, today])
  const [last, setLast] = useState(whole)
  if (whole !== undefined && whole !== last) setLast(whole)
  return {
    report: { ...rows, data: whole ?? (loading && failure === null && !cancelled ? last : undefined) },
    campaigns,
  }
}
