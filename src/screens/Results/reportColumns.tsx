import { cellText } from '#components/data/DataTable/cells.ts'
import type { Column } from '#components/data/DataTable/column.ts'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { periodText } from '#domain/messages/period.ts'
import { platformNames } from '#domain/messages/ads.ts'
import { reportText } from '#domain/messages/report.ts'
import { resultsText } from '#domain/messages/results.ts'
import type { Platform, PlatformOrAll } from '#domain/metrics.ts'
import { changeAt, isRatio, measureAt, timeMemberAt, type Measure } from '#domain/report/reportFigures.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { ReportColumnKey } from '#domain/report/reportView.ts'
import { figureKey } from '#domain/report/sortReport.ts'

/** px; the head has room for an arrow. Columns of longer totals are wider: no figure is ever cut. */
const WIDTHS: Record<ReportColumnKey, number> = {
  clicks: 78,
  impressions: 92,
  conversions: 72,
  ctr: 76,
  rate: 98,
  change: 132,
  changeEach: 132,
}
/** px, of the widest digit and of a comma or point in bold, and of a cell's padding. */
const [DIGIT, MARK, PADDING] = [9, 4, 20]

interface FigureOptions {
  report: GroupedReport
  /** Read at row 0. */
  totals: GroupedReport
  chosen: readonly ReportColumnKey[]
  /** What the changes are of. */
  measure: Measure
  platforms: readonly Platform[]
  /** Not all rows are here: a change would be one of parts, and is left out. */
  part: boolean
}

/** The figures of each platform, then of all; of one platform alone only its own. Rows are row numbers of the report. */
export function figureColumns({ platforms, part, ...all }: FigureOptions): Column<number>[] {
  const options = part
    ? { ...all, report: { ...all.report, earlier: null }, totals: { ...all.totals, earlier: null } }
    : all
  const [lone] = platforms
  // Each row is of one platform: its figures are those of all.
  if (all.report.axes.some(({ by }) => by === 'platform')) return groupColumns('all', 'all', options)
  if (platforms.length === 1 && lone !== undefined) return groupColumns('all', lone, options)
  return [...platforms, 'all' as const].flatMap((platform) => groupColumns(platform, platform, options))
}

/** @param platform whose figures; @param shown what its group is called */
function groupColumns(
  platform: PlatformOrAll,
  shown: PlatformOrAll,
  { report, totals, chosen, measure }: Omit<FigureOptions, 'platforms' | 'part'>,
): Column<number>[] {
  const group = { label: platformNames[shown], icon: <PlatformMark platform={shown} /> }
  return chosen.flatMap((key): Column<number>[] => {
    if (key === 'change' || key === 'changeEach') {
      return (key === 'change') === (platform === 'all') ? [changeColumn(report, totals, platform, measure, group)] : []
    }
    const column: Column<number> = {
      key: figureKey({ platform, measure: key, change: false }),
      label: reportText.columns[key].head,
      group,
      type: isRatio(key) ? 'pct' : 'int',
      help: resultsText.metrics[key].help,
      value: (row) => measureAt(report.now, row, platform, key),
    }
    const total = cellText(column, measureAt(totals.now, 0, platform, key))
    return [{ ...column, width: Math.max(WIDTHS[key], widthOf(total)), total: { of: [], show: () => total } }]
  })
}

/** What a figure in bold needs in its cell, px. */
const widthOf = (figure: string): number =>
  Array.from(figure).reduce((sum, each) => sum + (/[.,]/.test(each) ? MARK : DIGIT), PADDING)

function changeColumn(
  report: GroupedReport,
  totals: GroupedReport,
  platform: PlatformOrAll,
  measure: Measure,
  group: NonNullable<Column<number>['group']>,
): Column<number> {
  return {
    key: figureKey({ platform, measure, change: true }),
    label: reportText.columns.change.head,
    group,
    type: 'custom',
    align: 'end',
    width: WIDTHS.change,
    sortable: true,
    firstFalling: true,
    help: reportText.changeHelp(measure),
    value: () => null,
    render: (row) => {
      const pair = report.earlier && timeMemberAt(report, row)?.pair
      return (
        <Delta
          change={changeAt(report, row, platform, measure)}
          reason={pair ? periodText.notComparable(pair) : null}
        />
      )
    },
    total: { of: [], show: () => <Delta change={changeAt(totals, 0, platform, measure)} /> },
  }
}
