import type { GroupedReport } from '#domain/report/groupReport.ts'
import { type ReportView, MAX_LINES, type ComparedLines } from '#domain/report/reportView.ts'
import type { TimeChart } from '#screens/shared/results/exports/exportChartImage.tsx'
import { groupPanel, matchingBy, matchingLines, type Counted, type Matches } from '../calculation/countReport.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'
import { buildTimeChart } from './buildTimeChart.ts'

/** The colour of each line by the id of its title or ad: the same whatever a search leaves of them. */
export function lineColors(lines: ComparedLines | null): ReadonlyMap<number, string> {
  return new Map(lines?.ids.map((id, index) => [id, `var(--series-${(index % MAX_LINES) + 1})`]))
}

interface ChartGroups {
  overTime: GroupedReport
  /** By the dimension whose members have a line each; null without one. */
  byEntity: GroupedReport | null
}

/** What the chart groups, whatever a search's text. */
export function groupChart(
  counted: Counted,
  table: GroupedReport,
  searched: boolean,
  { step, lines }: Pick<CountedReport, 'step' | 'lines'>,
): ChartGroups {
  return {
    overTime: groupPanel(counted, table, searched, [step]),
    byEntity: lines && groupPanel(counted, table, searched, [lines.by, step]),
  }
}

/** The chart of the rows that match the search. */
export function timeChartOf(
  { overTime, byEntity }: ChartGroups,
  report: Matches & Pick<CountedReport, 'step' | 'lines' | 'isTotalPartial'>,
  { measure, platforms, comparison, chart }: Pick<ReportView, 'measure' | 'platforms' | 'comparison' | 'chart'>,
): TimeChart {
  const { step, lines, isTotalPartial, platformNames } = report
  const matching = matchingBy(overTime, report, step)
  const colors = lineColors(lines)
  // No comparison until all rows are loaded: with half of them it would mislead.
  return buildTimeChart(isTotalPartial ? { ...matching, earlier: null } : matching, {
    measure,
    platforms,
    step,
    comparison,
    chartType: chart,
    names: platformNames,
    entities: lines &&
      byEntity && {
        by: lines.by,
        lines: matchingLines(byEntity, report, [lines.by, step]).map((line) => ({
          ...line,
          color: colors.get(line.id) ?? '',
        })),
      },
  })
}
