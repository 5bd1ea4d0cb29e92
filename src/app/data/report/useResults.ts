import { useMemo } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import { queryElad, queryElcam, reportElcamsDay, reportItemsDay, reportVendorsDay } from '#api/endpoints.ts'
import type { ReportQuery } from '#api/queries.ts'
import type { Page } from '#api/read.ts'
import { readPages } from '#api/readPages.ts'
import type { AdRow, CampaignRow } from '#domain/catalogue.ts'
import type { Loadable, Progress } from '#domain/loadable.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import { emptyStore, withPage } from '#domain/report/reportStore.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import type { PlatformReportRow, ReportRow } from '#domain/reportRows.ts'
import { useClient } from '../../session/useClient.ts'
import { useResource } from '../useResource.ts'
import { useStartUp } from '../useStartUp.ts'

/** The rows of a report and what they belong to. The rows do without the names, and come first. */
export function useResults(view: ReportView): { report: Loadable<ReportReading>; names: Loadable<ReportTree> } {
  const client = useClient()
  const { countryNames } = useStartUp().data
  const { period } = view
  const comparison = comparisonPeriod(period, view.comparison)
  const endpoint: Endpoint<string, object, ReportQuery, Page<PlatformReportRow | ReportRow>> = view.by.includes('item') ? reportItemsDay : view.by.includes('campaign') ? reportElcamsDay : reportVendorsDay
  const of = endpoint === reportItemsDay ? 'item' : 'campaign'
  const filter = {
    ...(view.adIds.length > 0 && { elad_id: [...view.adIds] }),
    ...(view.titleIds.length > 0 && { entity_id: [...view.titleIds] }),
    country_id: view.region === 'all' ? null : view.region,
  }
  const report = useResource<ReportReading>([endpoint.id, filter, period, comparison], async (signal, onPage) => {
    let reading: ReportReading = { period, comparison, now: emptyStore(of, 'day'), earlier: comparison && emptyStore(of, 'day'), whole: false }
    const known = new Map<string, Progress>()
    const read = async (part: 'now' | 'earlier', { from, to }: typeof period) => {
      await readPages(client, endpoint, {
        body: { ...filter, day_from: from, day_to: to, order_by: 'day|refkey', order_asc: true }, signal,
        onPage: (rows, progress) => {
          reading = { ...reading, [part]: withPage(reading[part] ?? emptyStore(of, 'day'), rows) }
          known.set(part, progress)
          const all = [...known.values()]
          const totals = all.map(({ total }) => total)
          onPage(reading, {
            loaded: all.reduce((sum, { loaded }) => sum + loaded, 0),
            total: all.length < (comparison === null ? 1 : 2) || totals.includes(null) ? null : totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
          })
        },
      })
    }
    await Promise.all([read('now', period), ...(comparison === null ? [] : [read('earlier', comparison)])])
    return { ...reading, whole: true }
  })

  const campaigns = useResource<readonly CampaignRow[]>([queryElcam.id, filter], (signal, onPage) =>
    readPages(client, queryElcam, { body: { ...filter, order_by: 'id', order_asc: true }, signal, onPage }))
  const ads = useResource<readonly AdRow[]>([queryElad.id, view.adIds, view.titleIds], (signal, onPage) =>
    readPages(client, queryElad, { body: { ...filter, country_id: null, order_by: 'id', order_asc: true }, signal, onPage }))
  const [known, named] = [campaigns.data, ads.data]
  const tree = useMemo(() => known && named && reportTree({ campaigns: known, ads: named, countries: countryNames }), [known, named, countryNames])
  const failed = campaigns.failure === null ? ads : campaigns
  return { report, names: { ...failed, loading: campaigns.loading || ads.loading, data: tree } }
}
