import { useMemo } from 'react'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import type { Campaign } from '#domain/catalogue.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { campaignEvents, trendLines, type TrendOptions } from './trendLines.ts'

interface TrendProps extends TrendOptions {
  /** By days or months. */
  report: GroupedReport
  /** Whose starts and ends are marked; keep it the same. */
  campaigns: readonly Campaign[]
  /** px. */
  height: number
}

/** The figures of a title or an ad over time (screens.md, Trend chart). */
export function Trend({ report, campaigns, metric, of, compare, earlierIs = 'previous', height }: TrendProps) {
  const lines = useMemo(
    () => trendLines(report, { metric, of, compare, earlierIs }),
    [report, metric, of, compare, earlierIs],
  )
  const events = useMemo(() => campaignEvents(campaigns, of), [campaigns, of])
  return <TrendChart {...lines} events={events} height={height} />
}
