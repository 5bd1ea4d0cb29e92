import type { ChartProps } from '#components/charts/chart/chartProps.ts'
import type { StackedColumnsProps } from '#components/charts/StackedColumns/StackedColumns.tsx'
import type { StackedSeries } from '#components/charts/StackedColumns/StackedSeries.ts'
import { periodText } from '#domain/messages/period.ts'
import { platformNames } from '#domain/messages/ads.ts'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS, type Platform } from '#domain/metrics.ts'
import { chartLines } from '#domain/report/chartLines.ts'
import type { Comparison } from '#domain/report/comparison.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { isRatio, type Measure } from '#domain/report/reportFigures.ts'
import type { ReportChart } from '#domain/report/reportView.ts'

/** A drawing of a report over time. */
export type ReportDrawing = { kind: 'stacked'; chart: StackedColumnsProps } | { kind: 'lines'; chart: ChartProps }

interface DrawingOptions {
  measure: Measure
  platforms: readonly Platform[]
  step: TimeStep
  comparison: Comparison
  /** What is asked for; rates are always drawn as lines. */
  kind: ReportChart
}

/**
 * A report by days or months as a chart: a layer or line for each platform in use, and of rates a line of all together as
 * well. Memoise it: charts go by the identity of what they are given.
 */
export function drawingOf(
  report: GroupedReport,
  { measure, platforms, step, comparison, kind }: DrawingOptions,
): ReportDrawing {
  const { days, earlierDays, pairs, openEnd, lines } = chartLines(report, measure, platforms)
  const known = (values: readonly (number | null)[] | null) => values?.some((value) => value !== null) === true
  const compared = lines.some(({ earlier }) => known(earlier))
  const drawn = lines.filter(
    ({ platform, values, earlier }) =>
      platform !== 'all' && (platforms.length === 1 || known(values) || known(earlier)),
  )
  const all = lines.filter(({ platform }) => platform === 'all')
  const only = drawn.length === 1 ? (drawn[0]?.platform ?? null) : null
  const chart = {
    label: reportText.chart(measure, step, only),
    days,
    per: step,
    period: report.period,
    openEnd,
    ...(report.earlier !== null && { notCompared: pairs.map(periodText.notComparable) }),
    ...(compared &&
      earlierDays && {
        earlierDays,
        ...(report.comparison && { earlierPeriod: report.comparison }),
        earlierIs:
          comparison === 'lastYear' || comparison === 'lastYearWeekdays'
            ? ('lastYear' as const)
            : ('previous' as const),
      }),
  }
  const series = (chosen: typeof lines) =>
    chosen.map(({ platform, values, earlier }) => ({
      name: platformNames[platform],
      platform,
      values,
      ...(compared && earlier && { earlier }),
    }))
  if (isRatio(measure) || kind === 'lines') {
    const wanted = isRatio(measure) && drawn.length > 1 ? [...drawn, ...all] : drawn
    return {
      kind: 'lines',
      chart: { ...chart, series: series(wanted.length === 0 ? all : wanted), format: isRatio(measure) ? 'pct' : 'int' },
    }
  }
  const layers = series(drawn).flatMap((layer): StackedSeries[] => {
    const platform = PLATFORMS.find((each) => each === layer.platform)
    return platform === undefined ? [] : [{ ...layer, platform }]
  })
  return { kind: 'stacked', chart: { ...chart, series: layers } }
}
