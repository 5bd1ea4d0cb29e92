import { useMemo, useState } from 'react'
import { mergeLoadables, type Loadable } from '#domain/loadable.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import { stepOf } from '#domain/report/dimensions.ts'
import type { ComparedRows, ReportNames, ReportReading } from '#domain/report/reportReading.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { useReportToday } from '../useReportToday.ts'
import { useComparedRows } from './useComparedRows.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { useStartUpData } from '../useStartUpData.ts'
import { useReportAds, useReportCampaigns } from './useReportCampaigns.ts'
import { listElcamItems } from '#api/endpoints/campaigns.ts'
import { readItems, type ReadItems } from '#api/readItems.ts'
import type { CampaignItem, CampaignRow } from '#domain/catalogue.ts'
import { useResource } from '#query/useResource.ts'

interface Results {
  report: Loadable<ReportReading>
  names: ReportNames
}

/**
 * Loads the rows of a report and their names in parallel. Rows are shown before or without the names. Grouped by item, the
 * rows by campaign are read as well: few, and with their platforms, so that totals and chart wait for no name.
 */
export function useResults(view: ReportView): Results {
  const { by, per, period, adIds, titleIds, region } = view
  const names = useReportTree(view)
  const today = useReportToday()
  const comparison = useMemo(() => comparisonPeriod(period, view.comparison, today), [period, view.comparison, today])
  const isByItem = by.includes('item')
  const step = by.includes('day') || (per ?? stepOf(period)) === 'day' ? 'day' : 'month'
  const question = { adIds, titleIds, region, period, comparison, step } as const
  const campaigns = useComparedRows({ ...question, of: 'campaign' })
  const hasTooManyNames = names.failure?.kind === 'tooLong'
  const items = useComparedRows(isByItem && !hasTooManyNames ? { ...question, of: 'item' } : null)

  const tableRows = isByItem ? items.data : campaigns.data
  // The totals of some of the campaigns would be wrong beside the rows of all items.
  const campaignRows = isByItem && campaigns.loading ? undefined : campaigns.data
  const reading = useMemo(
    () => tableRows && campaignRows && { tableRows, campaignRows, today },
    [tableRows, campaignRows, today],
  )
  const merged = mergeLoadables(isByItem ? [campaigns, items] : [campaigns], reading)
  const [last, setLast] = useState({ reading, tree: names.data })
  const { loading, failure } = merged
  const waits = loading && failure === null && last.reading !== undefined && !(reading && hasBegun(reading.tableRows))
  if (!waits && (reading !== last.reading || names.data !== last.tree)) setLast({ reading, tree: names.data })
  if (!waits) return { report: merged, names }
  // The names of another region come before its rows, and lack some of those that are still shown.
  return { report: { ...merged, data: last.reading }, names: { ...names, data: last.tree ?? names.data } }
}

/** Whether there are rows of both periods, or are none. */
function hasBegun({ earlier, isComplete }: ComparedRows): boolean {
  return isComplete || earlier === null || earlier.rows.length > 0
}

/**
 * Loads the names and relations of a report's rows: campaigns, ads with their titles, which What moved
 * names whatever the grouping, and items if it is grouped by item. Campaigns and ads are complete or missing; items fill in.
 */
function useReportTree({
  by,
  adIds,
  titleIds,
  region,
}: Pick<ReportView, 'by' | 'adIds' | 'titleIds' | 'region'>): ReportNames {
  const { countryNames } = useStartUpData().data
  const campaigns = useReportCampaigns({ adIds, titleIds, region })
  const ads = useReportAds({ adIds, titleIds })
  const isByItem = by.includes('item')
  const items = useReportItems(isByItem ? campaigns.data : undefined)

  const [campaignsHere, adsHere, itemsHere] = [campaigns.data, ads.data, items.data]
  const adsMissing = adsHere === undefined && ads.failure === null
  const tree = useMemo(
    () =>
      campaignsHere === undefined || adsMissing
        ? undefined
        : reportTree({
            campaigns: campaignsHere,
            ...(adsHere && { ads: adsHere }),
            ...(itemsHere && { items: itemsHere }),
            countries: countryNames,
          }),
    [campaignsHere, adsMissing, adsHere, itemsHere, countryNames],
  )
  return {
    ...mergeLoadables(isByItem ? [campaigns, ads, items] : [campaigns, ads], tree),
    progress: items.progress,
    campaignsWithoutItems: items.missing,
  }
}

interface ReportItems extends Loadable<readonly CampaignItem[]>, Pick<ReadItems, 'missing'> {}

const FRESH_MS = 300_000

/** Items of the given campaigns, one list per campaign, with partial results. Loads nothing if undefined. */
export function useReportItems(campaigns: readonly CampaignRow[] | undefined): ReportItems {
  const ids = useMemo(() => campaigns?.flatMap(({ id, itemCount }) => (itemCount === 0 ? [] : [id])), [campaigns])
  const { data, ...rest } = useResource<ReadItems>(
    ids === undefined ? null : [listElcamItems.id, ids],
    (call, onPart) => readItems(call, ids ?? [], onPart),
    { freshForMs: FRESH_MS, keepsPrevious: false },
  )
  return { ...rest, data: data?.items, missing: rest.failure && !rest.loading ? (data?.missing ?? []) : [] }
}
