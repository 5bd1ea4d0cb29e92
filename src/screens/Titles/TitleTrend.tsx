import { createContext, use } from 'react'
import { Sparkline } from '#components/charts/Sparkline/Sparkline.tsx'
import { SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { eachDay, eachMonth } from '#domain/day.ts'
import { titlesText } from '#domain/messages/titles.ts'
import { periodLength, type Period } from '#domain/period.ts'
import type { TitleTrends, Trend } from '#domain/trend.ts'
import type { TitleLine } from './titleLines.ts'

/** Trends reach their cells by context: a new one re-renders no other cell. */
export const TrendsContext = createContext<TitleTrends>(new Map())

interface TitleTrendProps {
  line: TitleLine
  period: Period
}

const WIDTH_PX = 112
const HEIGHT_PX = 24

/** Sparkline of daily clicks on the row's own scale. A line while loading; a short text if the title had no ads or loading failed. */
export function TitleTrend({ line, period }: TitleTrendProps) {
  const values = use(TrendsContext).get(line.title.id)
  if (line.clicks === null) return <span className="small t3">{titlesText.noTrendData}</span>
  if (values === null) return <span className="small t3">{titlesText.trendFailed}</span>
  if (values === undefined)
    return (
      <span className="title-trend">
        <SkeletonLine width={WIDTH_PX} height={2} />
      </span>
    )
  const label = trendLabel(values, period)
  return (
    <span className="title-trend" title={label}>
      <Sparkline values={values} width={WIDTH_PX} height={HEIGHT_PX} label={label} />
    </span>
  )
}

/** The least and the most of a trend with their days, or months where it is by month. */
function trendLabel(values: Trend, { from, to }: Period): string {
  const per = values.length === periodLength({ from, to }) ? 'day' : 'month'
  const days = per === 'day' ? eachDay(from, to) : eachMonth(from, to)
  const points = values.flatMap((value, index) => {
    const day = days[index]
    return value === null || day === undefined ? [] : [{ value, day }]
  })
  const [first] = points
  if (first === undefined) return titlesText.noTrendData
  const least = points.reduce((found, point) => (point.value < found.value ? point : found), first)
  const most = points.reduce((found, point) => (point.value > found.value ? point : found), first)
  return titlesText.trend(per, least, most)
}
