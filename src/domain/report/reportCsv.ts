import { API_FIGURE_NAMES } from '../apiFigureNames.ts'
import { formatCsv, type CsvCell, type CsvFormat } from '../csv.ts'
import { PLATFORMS, platformNames, type PlatformNames } from '../platforms.ts'
import { reportFileText as text } from '../messages/results.ts'
import { API_SUFFIXES, METRICS } from '../metrics.ts'
import type { Axis } from './axes.ts'
import { isTime } from './dimensions.ts'
import type { GroupedReport } from './groupReport.ts'
import { countAt, isComparable, memberAt, unknownCountAt } from './reportFigures.ts'
import type { Sums } from './sums.ts'
import { timeId } from './timePairs.ts'

interface FileColumn {
  head: string
  count: (sums: Sums, row: number) => number | null
}

const RAW: readonly FileColumn[] = PLATFORMS.flatMap((platform) =>
  METRICS.map((metric) => ({
    head: API_FIGURE_NAMES[platform][metric],
    count: (sums, row) => countAt(sums, row, platform, metric),
  })),
)

const UNKNOWN: readonly FileColumn[] = METRICS.map((metric) => ({
  head: `${text.unknownPlatform}_${API_SUFFIXES[metric]}`,
  count: (sums, row) => unknownCountAt(sums, row, metric),
}))

/**
 * The CSV file of a report: ids and names, then the counts by platform, with null as an empty cell. Ratios can be computed
 * from these. More columns if the report has figures without a known platform.
 * @param order row numbers in the order of the file (sortReport)
 * @param names names of the platforms
 * @param earlier also writes the counts of the comparison period; empty if a row is not comparable
 */
export function reportCsv(
  report: GroupedReport,
  order: ArrayLike<number>,
  {
    earlier = false,
    names = platformNames,
    format,
  }: { earlier?: boolean; names?: PlatformNames; format?: CsvFormat } = {},
): string {
  const { now } = report
  const before = earlier ? report.earlier : null
  const columns =
    hasUnknown(now, report.rows) || (before !== null && hasUnknown(before, report.rows)) ? [...RAW, ...UNKNOWN] : RAW
  const heads = columns.map(({ head }) => head)
  const lines = Array.from(order, (row) => [
    ...report.axes.flatMap((_, axis) => memberCells(report, axis, row, before !== null, names)),
    ...columns.map(({ count }) => count(now, row)),
    ...(before === null ? [] : columns.map(({ count }) => (isComparable(report, row) ? count(before, row) : null))),
  ])
  const head = [
    ...report.axes.flatMap((axis) => memberHeads(axis, before !== null)),
    ...heads,
    ...(before === null ? [] : heads.map((head) => text.earlierPrefix + head)),
  ]
  return formatCsv([head, ...lines], format)
}

function memberHeads({ by }: Axis, compared: boolean): string[] {
  return [...text.heads(by), ...(isTime(by) && compared ? [text.earlierPrefix + by] : [])]
}

function memberCells(
  report: GroupedReport,
  axis: number,
  row: number,
  compared: boolean,
  names: PlatformNames,
): CsvCell[] {
  const member = memberAt(report, axis, row)
  const by = report.axes[axis]?.by
  if (member === undefined || by === undefined) return []
  if (isTime(by)) {
    const { earlier = null, comparable = false } = member.pair ?? {}
    return compared ? [member.id, earlier && comparable ? timeId(by, earlier.from) : null] : [member.id]
  }
  if (by !== 'platform') return [member.id, member.name === '' ? text.unknown : member.name]
  const platform = PLATFORMS.find((each) => each === member.id)
  return [member.id, platform === undefined ? text.unknown : names[platform]]
}

function hasUnknown(sums: Sums, rows: number): boolean {
  for (let row = 0; row < rows; row++)
    if (METRICS.some((metric) => unknownCountAt(sums, row, metric) !== null)) return true
  return false
}
