import { useEffect, useState, type ReactNode } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { Client } from '#api/client.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import { reportElcamsDay, reportElcamsMonth } from '#api/endpoints/reports.ts'
import { readPages } from '#api/readPages.ts'
import { eachDay, eachMonth, type Day } from '#domain/day.ts'
import { periodLength, type Period } from '#domain/period.ts'
import { trendsByTitle, type Trend } from '#domain/trend.ts'
import { useResource } from '../useResource.ts'

/** Longer periods are shown by month: a line of 90 pixels has no more detail, and the response is 30 times smaller. */
const MAX_DAYS = 92

/** Whose days a trend has, and the day it is shown on. */
interface TrendDays {
  period: Period
  today: Day
}

/**
 * Each title has a key of its own, so that another order of the titles asks only for those that are missing. A period
 * that is not over has more days tomorrow.
 */
const trendKey = (titleId: number, { period: { from, to }, today }: TrendDays) => [
  'trend',
  titleId,
  from,
  to,
  ...(to < today ? [] : [today]),
]

interface TitleTrendsProps extends TrendDays {
  /** Titles in blocks that load together: those in sight. */
  blocks: readonly (readonly number[])[]
}

/** Loads the trends of clicks of these titles. A row has its figures without a trend. */
export function TitleTrends({ blocks, period, today }: TitleTrendsProps) {
  return blocks.map((titleIds) => (
    <BlockTrends
      key={`${titleIds.join()} ${period.from} ${period.to} ${today}`}
      titleIds={titleIds}
      period={period}
      today={today}
    />
  ))
}

function BlockTrends({ titleIds, period, today }: TrendDays & { titleIds: readonly number[] }) {
  const { cache, mutate } = useSWRConfig()
  const [missing] = useState(() =>
    titleIds.filter((id) => cache.get(unstable_serialize(trendKey(id, { period, today })))?.data == null),
  )
  const { failure, retrying } = useResource(
    missing.length === 0 ? null : ['trends', missing, period, today],
    async (call) => {
      const trends = await readTrends(call, missing, period)
      await Promise.all(
        Array.from(trends, ([id, trend]) => mutate(trendKey(id, { period, today }), trend, { revalidate: false })),
      )
      return true
    },
  )
  const hasFailed = failure !== null && retrying === null
  useEffect(() => {
    if (hasFailed) for (const id of missing) void mutate(trendKey(id, { period, today }), null, { revalidate: false })
  }, [hasFailed, missing, period, today, mutate])
  return null
}

/** Renders the trend of a title; undefined until it is loaded, null if that failed. */
export function TitleTrendOf({
  titleId,
  period,
  today,
  children,
}: TrendDays & {
  titleId: number
  children: (trend: Trend | null | undefined) => ReactNode
}) {
  const { data } = useSWR<Trend | null>(trendKey(titleId, { period, today }), null)
  return children(data)
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
