import { useState } from 'react'
import type { Client } from '#api/client.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import { reportElcamsDay, reportElcamsMonth } from '#api/endpoints/reports.ts'
import { readPages } from '#api/readPages.ts'
import { eachDay, eachMonth, type Day } from '#domain/day.ts'
import { periodLength, type Period } from '#domain/period.ts'
import { trendsByTitle, type TitleTrends, type Trend } from '#domain/trend.ts'
import { useResource } from '#query/useResource.ts'

/** Longer periods are shown by month: a line of 90 pixels has no more detail, and the response is 30 times smaller. */
const MAX_DAYS = 92

/** What is kept of the titles that were in sight before. */
interface Loaded {
  days: string
  trends: ReadonlyMap<number, Trend>
}

const NONE: Loaded['trends'] = new Map()

/**
 * The trends of clicks of the titles in sight, and of those that were: another order asks only for what is missing.
 * @param blocks the titles in sight, in blocks that load together
 */
export function useTitleTrends(blocks: readonly (readonly number[])[], period: Period, today: Day): TitleTrends {
  // A period that is not over has more days tomorrow.
  const days = [period.from, period.to, ...(period.to < today ? [] : [today])].join()
  const [loaded, setLoaded] = useState<Loaded>({ days, trends: NONE })
  const trends = loaded.days === days ? loaded.trends : NONE
  const [first = [], second = [], ...others] = blocks.map((ids) => ids.filter((id) => !trends.has(id)))
  // A window that is taller than two blocks shows more of them.
  const loads = [useBlock(first, period, days), useBlock(second, period, days), useBlock(others.flat(), period, days)]
  const arrived = loads.flatMap(({ data = NONE }) => Array.from(data)).filter(([id]) => !trends.has(id))
  if (arrived.length > 0) setLoaded({ days, trends: new Map([...trends, ...arrived]) })
  const failed = loads.flatMap((load) => load.failed)
  return failed.length === 0 ? trends : new Map([...trends, ...failed.map((id) => [id, null] as const)])
}

function useBlock(titleIds: readonly number[], period: Period, days: string) {
  const { data, failure, retrying } = useResource(
    titleIds.length === 0 ? null : ['trends', titleIds, days],
    (call) => readTrends(call, titleIds, period),
    { keepsPrevious: false },
  )
  return { data, failed: failure !== null && retrying === null ? titleIds : [] }
}

/** Report rows are by campaign, so the campaigns are loaded as well to find their titles. */
async function readTrends(call: Client['call'], titleIds: readonly number[], period: Period) {
  const byMonth = periodLength(period) > MAX_DAYS
  const { from, to } = period
  const range = { entity_id: [...titleIds], day_from: from, day_to: to }
  const [campaigns, rows] = await Promise.all([
    readPages(call, queryElcam, { body: { entity_id: [...titleIds] } }),
    readPages(call, byMonth ? reportElcamsMonth : reportElcamsDay, {
      body: { ...range, order_by: 'day|refkey', order_asc: true },
    }),
  ])
  const titleOf = new Map(campaigns.flatMap(({ id, titleId }) => (titleId === null ? [] : [[id, titleId] as const])))
  return trendsByTitle(titleIds, rows, titleOf, byMonth ? eachMonth(from, to) : eachDay(from, to))
}
