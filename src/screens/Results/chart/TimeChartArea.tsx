import { useMemo } from 'react'
import type { ChartView } from '#components/charts/chart/chartProps.ts'
import { StackedColumns } from '#components/charts/StackedColumns/StackedColumns.tsx'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import type { ReportView } from '#domain/report/reportView.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'
import { groupChart, timeChartOf } from './timeChartOf.ts'

interface TimeChartAreaProps {
  report: CountedReport
  view: Pick<ReportView, 'measure' | 'comparison' | 'chart'>
  chartView: ChartView
  /** In pixels. */
  height: number
}

/** The chart of a report, counted here: another search groups nothing again. */
export function TimeChartArea({ report, view, chartView, height }: TimeChartAreaProps) {
  const { counted, table, matches, q, platformNames, relatedNames, step, lines, isTotalPartial } = report
  const { measure, comparison, chart } = view
  const searched = matches !== null
  const groups = useMemo(
    () => groupChart(counted, table, searched, { step, lines }),
    [counted, table, searched, step, lines],
  )
  const { platforms } = counted
  const timeChart = useMemo(
    () =>
      timeChartOf(
        groups,
        { table, matches, q, platformNames, relatedNames, step, lines, isTotalPartial },
        { measure, platforms, comparison, chart },
      ),
    [
      groups,
      table,
      matches,
      q,
      platformNames,
      relatedNames,
      step,
      lines,
      isTotalPartial,
      measure,
      platforms,
      comparison,
      chart,
    ],
  )
  const size = { height, view: chartView }
  return timeChart.kind === 'stacked' ? (
    <StackedColumns {...timeChart.props} {...size} />
  ) : (
    <TrendChart {...timeChart.props} {...size} />
  )
}
