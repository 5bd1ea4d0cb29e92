import { useMemo } from 'react'
import type { Client } from '#api/client.ts'
import { queryElcam, reportVendorsDay, reportVendorsMonth } from '#api/endpoints.ts'
import { readPages } from '#api/readPages.ts'
import type { ReportQuery } from '#api/queries.ts'
import type { CampaignRow } from '#domain/catalogue.ts'
import type { Loadable, Progress } from '#domain/loadable.ts'
import { samePeriod, type Period } from '#domain/period.ts'
import { alignedTo, reportSeries, withQuietDays, type Report, type ReportSeries } from '#domain/report.ts'
import { useClient } from '../../session/useClient.ts'
import { useToday } from '../../useToday.ts'
import { useResource } from '../useResource.ts'

interface ReportOptions {
  /** What the figures are of: titles, or ads. */
  titleIds?: readonly number[]
  adIds?: readonly number[]
  period: Period
  /** The period compared with; null: none. */
  comparison: Period | null
  /** One point a month, where a point a day is too many (`stepOf`). */
  byMonth: boolean
  /** A country id, or 'all'. */
  region: string
}

interface ReportResources {
  /** The figures of each platform. They do without the campaigns: where those fail, days that nothing is told of stay empty. */
  report: Loadable<Report>
  /** The campaigns behind them, without figures. */
  campaigns: Loadable<readonly CampaignRow[]>
}

interface Answer {
  now: ReportSeries
  earlier: ReportSeries | null
}

/** The figures of titles or ads by day or month, over a period and the one it is compared with, nulls kept; the campaigns beside them. */
export function useReport({ titleIds, adIds, period, comparison, byMonth, region }: ReportOptions): ReportResources {
  const client = useClient()
  const today = useToday()
  const of = { ...(titleIds && { entity_id: [...titleIds] }), ...(adIds && { elad_id: [...adIds] }), country_id: region === 'all' ? null : region }
  const per = byMonth ? 'month' : 'day'
  const report = byMonth ? reportVendorsMonth : reportVendorsDay

  const campaigns = useResource<readonly CampaignRow[]>([queryElcam.id, of], (signal, onPage) =>
    readPages(client, queryElcam, { body: { ...of, order_by: 'id', order_asc: true }, signal, onPage }))

  const resource = useResource<Answer | null>([report.id, of, period, comparison], async (signal, onPage) => {
    const onProgress = together(comparison === null ? 1 : 2, (progress) => onPage(null, progress))
    const read = async (over: Period, part: number) =>
      reportSeries(await readRows(client, report, { ...of, day_from: over.from, day_to: over.to }, signal, (progress) => onProgress(part, progress)), over, per)
    const [now, earlier] = await Promise.all([read(period, 0), comparison === null ? null : read(comparison, 1)])
    return { now, earlier }
  })

  const { data: answer, loading, failure, cancelled } = resource
  // Figures of another period may stand, dimmed, until those asked for are here; never under an error or a stop.
  const isAsked = answer != null && samePeriod(answer.now.period, period)
  const shown = isAsked || (loading && failure === null && !cancelled) ? answer : null
  const ran = campaigns.data
  const data = useMemo((): Report | undefined => {
    if (shown == null) return undefined
    const fill = (series: ReportSeries) => (ran === undefined ? series : withQuietDays(series, ran, per, today))
    const now = fill(shown.now)
    return { per, now, earlier: shown.earlier && alignedTo(fill(shown.earlier), now.days.length) }
  }, [shown, ran, per, today])
  return { report: { ...resource, data }, campaigns }
}

/** The rows of a platform report, all of them, day by day. */
export function readRows(client: Client, report: typeof reportVendorsDay | typeof reportVendorsMonth, body: ReportQuery, signal?: AbortSignal, onProgress?: (progress: Progress) => void) {
  return readPages(client, report, { body: { ...body, order_by: 'day|refkey', order_asc: true }, ...(signal && { signal }), onPage: (_rows, progress) => onProgress?.(progress) })
}

/** How far several lists are, as one. */
function together(parts: number, tell: (progress: Progress) => void): (part: number, progress: Progress) => void {
  const known = new Map<number, Progress>()
  return (part, progress) => {
    known.set(part, progress)
    const all = [...known.values()]
    const totals = all.flatMap(({ total }) => total ?? [])
    tell({
      loaded: all.reduce((sum, { loaded }) => sum + loaded, 0),
      total: totals.length === parts ? totals.reduce((sum, total) => sum + total, 0) : null,
    })
  }
}
