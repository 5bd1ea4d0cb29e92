import { formatCell } from '#components/data/DataTable/cells.ts'
import type { Column } from '#components/data/DataTable/column.ts'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { periodText } from '#domain/messages/period.ts'
import type { PlatformNames } from '#domain/messages/ads.ts'
import { reportText } from '#domain/messages/report.ts'
import { resultsText } from '#domain/messages/results.ts'
import type { Platform, PlatformOrAll } from '#domain/metrics.ts'
import { changeAt, isRatio, measureAt, timeMemberAt, type Measure } from '#domain/report/reportFigures.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { ReportColumnKey } from '#domain/report/reportView.ts'
import { figureKey } from '#domain/report/figureColumn.ts'
import { changeFile, figureFile } from './figureFile.ts'

/** Minimum widths in pixels, with room for the sort arrow. Wider totals widen a column, so that no figure is cut. */
const MIN_WIDTHS: Record<ReportColumnKey, number> = {
  clicks: 78,
  impressions: 92,
  conversions: 72,
  ctr: 76,
  rate: 98,
  change: 144,
  changeEach: 144,
}
/** Pixels: 'Pinterest' with its mark. */
const PLATFORM_WIDTH = 124
/** Pixels: the widest bold digit, a bold comma or point, and a cell's padding. */
const [DIGIT_WIDTH, SEPARATOR_WIDTH, CELL_PADDING] = [9, 4, 20]

interface FigureOptions {
  report: GroupedReport
  /** Totals, in row 0. */
  totals: GroupedReport
  chosenColumns: readonly ReportColumnKey[]
  /** The measure of the change columns. */
  measure: Measure
  platforms: readonly Platform[]
  /** The platform of each row, if each has only one (singlePlatforms): its figures have no columns by platform then. */
  ofRows: readonly (Platform | null)[] | null
  /** Not all rows are loaded: changes are left out, as they would mislead. */
  isPartial: boolean
  platformNames: PlatformNames
}

/**
 * Figure columns of all platforms together, then of each; with one platform, only its own. Rows are row indices of the report.
 */
export function figureColumns({ platforms, ofRows, isPartial, ...rest }: FigureOptions): Column<number>[] {
  const options = isPartial
    ? { ...rest, report: { ...rest.report, earlier: null }, totals: { ...rest.totals, earlier: null } }
    : rest
  const [firstPlatform] = platforms
  // Grouped by platform, a row's total is the figure of its platform.
  if (rest.report.axes.some(({ by }) => by === 'platform')) return groupColumns('all', 'all', options)
  if (ofRows !== null && platforms.length > 1)
    return [platformColumn(ofRows, rest.platformNames), ...groupColumns('all', 'all', options)]
  if (platforms.length === 1 && firstPlatform !== undefined) return groupColumns('all', firstPlatform, options)
  return (['all', ...platforms] as const).flatMap((platform) => groupColumns(platform, platform, options))
}

function platformColumn(ofRows: readonly (Platform | null)[], names: PlatformNames): Column<number> {
  const nameAt = (row: number) => {
    const platform = ofRows[row] ?? null
    return platform === null ? null : names[platform]
  }
  return {
    key: 'rowPlatform',
    label: reportText.dimensions.platform,
    type: 'custom',
    width: PLATFORM_WIDTH,
    value: () => null,
    file: [{ head: reportText.dimensions.platform, value: nameAt }],
    render: (row) => {
      const platform = ofRows[row] ?? null
      return (
        platform !== null && (
          <span className="row-platform">
            <PlatformMark platform={platform} />
            {nameAt(row)}
          </span>
        )
      )
    },
  }
}

/**
 * @param platform whose figures to show
 * @param labelledAs platform named in the column group's head
 */
function groupColumns(
  platform: PlatformOrAll,
  labelledAs: PlatformOrAll,
  { report, totals, chosenColumns, measure, platformNames }: Omit<FigureOptions, 'platforms' | 'ofRows' | 'isPartial'>,
): Column<number>[] {
  const group = { label: platformNames[labelledAs], icon: <PlatformMark platform={labelledAs} /> }
  return chosenColumns.flatMap((key): Column<number>[] => {
    if (key === 'change' || key === 'changeEach') {
      if ((key === 'change') !== (platform === 'all')) return []
      const file = changeFile({ report, totals, platform, labelledAs, measure, platformNames })
      return [{ ...changeColumn(report, totals, platform, measure, group), file }]
    }
    const column: Column<number> = {
      key: figureKey({ platform, measure: key, change: false }),
      label: reportText.columns[key].head,
      group,
      type: isRatio(key) ? 'pct' : 'int',
      help: resultsText.metrics[key].help,
      value: (row) => measureAt(report.now, row, platform, key),
      file: figureFile({ report, totals, platform, labelledAs, measure: key, platformNames }),
    }
    const total = formatCell(column, measureAt(totals.now, 0, platform, key))
    return [
      { ...column, width: Math.max(MIN_WIDTHS[key], textWidth(total)), total: { values: [], render: () => total } },
    ]
  })
}

/** Width in pixels of a cell with this figure in bold. */
const textWidth = (figure: string): number =>
  Array.from(figure).reduce((width, char) => width + (/[.,]/.test(char) ? SEPARATOR_WIDTH : DIGIT_WIDTH), CELL_PADDING)

function changeColumn(
  report: GroupedReport,
  totals: GroupedReport,
  platform: PlatformOrAll,
  measure: Measure,
  group: NonNullable<Column<number>['group']>,
): Column<number> {
  const kind = isRatio(measure) ? 'points' : 'percent'
  return {
    key: figureKey({ platform, measure, change: true }),
    label: reportText.columns.change.head,
    group,
    type: 'custom',
    align: 'end',
    width: MIN_WIDTHS.change,
    sortable: true,
    descendingFirst: true,
    help: reportText.changeHelp(measure, kind),
    value: () => null,
    render: (row) => {
      const pair = report.earlier && timeMemberAt(report, row)?.pair
      return (
        <Delta
          change={changeAt(report, row, platform, measure)}
          kind={kind}
          reason={pair ? periodText.notComparable(pair) : null}
        />
      )
    },
    total: { values: [], render: () => <Delta change={changeAt(totals, 0, platform, measure)} kind={kind} /> },
  }
}
