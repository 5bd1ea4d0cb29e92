import { useMemo } from 'react'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import type { Campaign } from '#domain/catalogue.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { usePlatformNames } from '../PlatformNames.ts'
import { campaignEvents, trendLines, type TrendOptions } from './trendLines.ts'

interface TrendProps extends Omit<TrendOptions, 'names'> {
  /** Grouped by day or month. */
  report: GroupedReport
  /** Campaigns whose starts and ends are marked; memoised. */
  campaigns: readonly Campaign[]
  /** In pixels. */
  height: number
}

/** Line chart of a title's or an ad's figures over time. */
export function Trend({ report, campaigns, metric, of, compare, comparisonKind = 'previous', height }: TrendProps) {
  const names = usePlatformNames()
  const lines = useMemo(
    () => trendLines(report, { metric, of, compare, comparisonKind, names }),
    [report, metric, of, compare, comparisonKind, names],
  )
  const events = useMemo(() => campaignEvents(campaigns, of), [campaigns, of])
  return <TrendChart {...lines} events={events} height={height} />
}
