import { mapValues } from 'es-toolkit'
import { formatCell } from '#components/data/DataTable/cells.ts'
import type { Column } from '#components/data/DataTable/column.ts'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { periodText } from '#domain/messages/period.ts'
import type { Platform, PlatformNames, PlatformOrAll } from '#domain/platforms.ts'
import { reportText } from '#domain/messages/report.ts'
import { isRatio, MEASURE_FACTS, type Measure } from '#domain/metrics.ts'
import { changeAt, measureAt, timeMemberAt } from '#domain/report/reportFigures.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { ReportColumnKey } from '#domain/report/reportView.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import { figureKey } from '#domain/report/figureColumn.ts'
import { figureWidth } from '#components/data/DataTable/useFittedColumns.ts'
import { changeFile, figureFile } from './figureFile.ts'

/** Left and right padding of a cell in pixels. */
const CELL_PADDING = 16
/** Minimum widths in pixels. Wider totals widen a column, so that no figure is cut. */
export const FIGURE_WIDTHS: Record<ReportColumnKey, number> = {
  ...mapValues(MEASURE_FACTS, ({ widths }) => widths.short + CELL_PADDING),
  change: 92,
  changeEach: 92,
}
/** Pixels that they are wider by if the table has one group of them in a wide window: else names are far from figures. */
const ROOMY_PX = 40
/** Pixels: a platform's mark and name. */
export const PLATFORM_WIDTH = 116

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
  /** The window has room for wider columns. @default false */
  isWide?: boolean
}

/**
 * Figure columns of all platforms together, then of each; with one platform, only its own. Rows are row indices of the report.
 */
export function figureColumns({
  platforms,
  ofRows,
  isPartial,
  isWide = false,
  ...rest
}: FigureOptions): Column<number>[] {
  const options = isPartial
    ? { ...rest, report: { ...rest.report, earlier: null }, totals: { ...rest.totals, earlier: null } }
    : rest
  const by = rest.report.axes.map((axis) => axis.by)
  const { hasPlatformColumn, groups, extraWidth } = platformGroups(by, platforms, ofRows !== null, isWide)
  const figures = groups
    .flatMap((platform, index) => groupColumns(index === 0 ? 'all' : platform, platform, options))
    .map((column) => ({ ...column, width: (column.width ?? 0) + extraWidth }))
  return hasPlatformColumn && ofRows !== null ? [platformColumn(ofRows, rest.platformNames), ...figures] : figures
}

/**
 * Whose figures have columns: all platforms together, then each; with one platform, only its own.
 * @param isOfOne whether each row is of one platform, which a column names then
 * @param isWide whether the window has room for wider columns
 */
export function platformGroups(
  by: readonly Dimension[],
  platforms: readonly Platform[],
  isOfOne: boolean,
  isWide: boolean,
) {
  const [only, ...others] = platforms
  const isSingle = only !== undefined && others.length === 0
  // Grouped by platform, a row's total is the figure of its platform.
  const isByPlatform = by.includes('platform')
  const hasPlatformColumn = isOfOne && !isByPlatform && !isSingle
  const groups: readonly PlatformOrAll[] =
    isByPlatform || hasPlatformColumn ? ['all'] : isSingle ? [only] : ['all', ...platforms]
  return { hasPlatformColumn, groups, extraWidth: isWide && groups.length === 1 ? ROOMY_PX : 0 }
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
            <span>{nameAt(row)}</span>
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
  {
    report,
    totals,
    chosenColumns,
    measure,
    platformNames,
  }: Omit<FigureOptions, 'platforms' | 'ofRows' | 'isPartial' | 'isWide'>,
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
      type: MEASURE_FACTS[key].format,
      help: MEASURE_FACTS[key].help,
      value: (row) => measureAt(report.now, row, platform, key),
      file: figureFile({ report, totals, platform, labelledAs, measure: key, platformNames }),
    }
    const total = formatCell(column, measureAt(totals.now, 0, platform, key))
    return [
      {
        ...column,
        width: Math.max(FIGURE_WIDTHS[key], figureWidth(total) + CELL_PADDING),
        total: { values: [], render: () => total },
      },
    ]
  })
}

function changeColumn(
  report: GroupedReport,
  totals: GroupedReport,
  platform: PlatformOrAll,
  measure: Measure,
  group: NonNullable<Column<number>['group']>,
): Column<number> {
  const kind = isRatio(measure) ? 'points' : 'percent'
  const reason = report.completePeriod === null ? periodText.todayIncomplete : null
  return {
    key: figureKey({ platform, measure, change: true }),
    label: reportText.columns.change.head,
    group,
    type: 'custom',
    align: 'end',
    width: FIGURE_WIDTHS.change,
    sortable: true,
    descendingFirst: true,
    help: reportText.changeHelp(measure, kind, periodText.daysCompared(report)),
    value: () => null,
    render: (row) => {
      const pair = report.earlier && timeMemberAt(report, row)?.pair
      return (
        <Delta
          change={changeAt(report, row, platform, measure)}
          kind={kind}
          reason={pair ? periodText.notComparable(pair) : reason}
        />
      )
    },
    total: {
      values: [],
      render: () => <Delta change={changeAt(totals, 0, platform, measure)} kind={kind} reason={reason} />,
    },
  }
}
