import { useMemo, useState } from 'react'
import { queryElcam } from '#api/endpoints/ads.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import { stepOf } from '#domain/report/dimensions.ts'
import { groupReport, type GroupedReport } from '#domain/report/groupReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { regionCountryId } from '#domain/region.ts'
import { useClient } from '../../session/useClient.ts'
import { useToday } from '#app/hooks/useToday.ts'
import { useResource } from '../useResource.ts'
import { rowsPer } from './reportRequest.ts'
import { useReportRows } from './useReportRows.ts'

interface ReportOptions {
  /** Limits the report to these titles or ads; empty: all. */
  titleIds?: readonly number[]
  adIds?: readonly number[]
  period: Period
  /** The comparison period; null for none. */
  comparison: Period | null
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
export function useReport({ titleIds = ALL, adIds = ALL, period, comparison, region }: ReportOptions): ReportResources {
  const client = useClient()
  const today = useToday()
  const of = {
    ...(titleIds.length > 0 && { entity_id: [...titleIds] }),
    ...(adIds.length > 0 && { elad_id: [...adIds] }),
    country_id: regionCountryId(region),
  }
  const campaigns = useResource<readonly CampaignRow[]>([queryElcam.id, of], (signal, onPage) =>
    readPages(client, queryElcam, { body: { ...of, order_by: 'id', order_asc: true }, signal, onPage }),
  )
  // The campaigns may fail, so the rows must have their platforms.
  const resource = useReportRows(
    { rows: 'platforms', per: rowsPer(stepOf(period), period), period, adIds, titleIds, region, order: 'day|refkey' },
    comparison,
    false,
  )

  const { data: reading, loading, failure, cancelled } = resource
  const ran = campaigns.data
  const whole = useMemo((): GroupedReport | undefined => {
    if (reading?.whole !== true) return undefined
    const options = {
      by: [stepOf(reading.period)],
      period: reading.period,
      comparison: reading.comparison,
      fill: ran !== undefined,
      today,
    }
    return groupReport(reading.now, reading.earlier, reportTree({ campaigns: ran ?? [] }), options)
  }, [reading, ran, today])
  const [last, setLast] = useState(whole)
  if (whole !== undefined && whole !== last) setLast(whole)
  return {
    report: { ...resource, data: whole ?? (loading && failure === null && !cancelled ? last : undefined) },
    campaigns,
  }
}
