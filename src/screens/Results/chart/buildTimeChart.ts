import type { StackedSeries } from '#components/charts/StackedColumns/StackedSeries.ts'
import { periodText } from '#domain/messages/period.ts'
import { PLATFORMS, platformNames, type Platform, type PlatformNames } from '#domain/platforms.ts'
import { reportText } from '#domain/messages/report.ts'
import { chartLines } from '#domain/report/chartLines.ts'
import type { ReportComparison } from '#domain/report/comparison.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { isRatio, MEASURE_FACTS, type Measure } from '#domain/metrics.ts'
import type { TimeChart } from '#screens/shared/results/exports/exportChartImage.tsx'
import type { ReportChart } from '#domain/report/reportView.ts'

interface ChartOptions {
  measure: Measure
  platforms: readonly Platform[]
  step: TimeStep
  comparison: ReportComparison
  /** Requested chart type; rates are always lines. */
  chartType: ReportChart
  /** Default: ours. */
  names?: PlatformNames
  /** Titles or ads to tell apart, a line each with the platforms together; null: the platforms are told apart. */
  entities?: { by: 'ad' | 'title'; lines: readonly { name: string; color: string; report: GroupedReport }[] } | null
}

/**
 * Builds the chart of a report grouped by day or month: a layer or line per platform with data; rates also get a line
 * for all platforms. Chosen titles or ads have a line each instead. Memoise the result: charts compare their props by identity.
 */
export function buildTimeChart(
  report: GroupedReport,
  { measure, platforms, step, comparison, chartType, names = platformNames, entities = null }: ChartOptions,
): TimeChart {
  const { days, earlierDays, pairs, isLastIncomplete, changeDays, lines } = chartLines(report, measure, platforms)
  const hasData = (values: readonly (number | null)[] | null) => values?.some((value) => value !== null) === true
  const isCompared = lines.some(({ earlier }) => hasData(earlier))
  const platformLines = lines.filter(
    ({ platform, values, earlier }) =>
      platform !== 'all' && (platforms.length === 1 || hasData(values) || hasData(earlier)),
  )
  const allLines = lines.filter(({ platform }) => platform === 'all')
  const onlyPlatform = platformLines.length === 1 ? (platformLines[0]?.platform ?? null) : null
  const common = {
    label: reportText.chart(measure, step, onlyPlatform && names[onlyPlatform]),
    days,
    per: step,
    period: report.period,
    isLastIncomplete,
    ...(report.earlier !== null && { notComparableReasons: pairs.map(periodText.notComparable) }),
    ...(isCompared &&
      earlierDays && {
        earlierDays,
        ...(changeDays !== null && { changeDays }),
        ...(report.comparison && { earlierPeriod: report.comparison }),
        comparisonKind:
          comparison === 'lastYear' || comparison === 'lastYearWeekdays'
            ? ('lastYear' as const)
            : ('previous' as const),
      }),
  }
  const toSeries = (shown: typeof lines) =>
    shown.map(({ platform, values, complete, earlier }) => ({
      name: names[platform],
      platform,
      values,
      ...(isCompared && earlier && { earlier }),
      ...(isCompared && complete && { complete }),
    }))
  if (entities !== null && entities.lines.length > 0) {
    const { days, per, period, isLastIncomplete } = common
    const series = entities.lines.map((entity) => ({
      name: entity.name,
      color: entity.color,
      values: chartLines(entity.report, measure, []).lines[0]?.values ?? [],
    }))
    const label = reportText.chartByEntity(measure, step, entities.by)
    return {
      kind: 'lines',
      props: { label, days, per, period, isLastIncomplete, series, format: MEASURE_FACTS[measure].format },
    }
  }
  if (isRatio(measure) || chartType === 'lines') {
    const shown = isRatio(measure) && platformLines.length > 1 ? [...platformLines, ...allLines] : platformLines
    return {
      kind: 'lines',
      props: {
        ...common,
        series: toSeries(shown.length === 0 ? allLines : shown),
        format: MEASURE_FACTS[measure].format,
      },
    }
  }
  const layers = toSeries(platformLines).flatMap((layer): StackedSeries[] => {
    const platform = PLATFORMS.find((each) => each === layer.platform)
    return platform === undefined ? [] : [{ ...layer, platform }]
  })
  return { kind: 'stacked', props: { ...common, series: layers } }
}
