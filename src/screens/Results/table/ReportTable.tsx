import { range, groupBy, sumBy } from 'es-toolkit'
import { useCallback, useMemo } from 'react'
import type { RowLinks } from '#components/data/DataTable/BodyRow.tsx'
import type { Column } from '#components/data/DataTable/column.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { GroupedHead } from '#components/data/DataTable/groupedHead/GroupedHead.tsx'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { Progress } from '#domain/loadable.ts'
import { reportText } from '#domain/messages/report.ts'
import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import { BELOW_WIDE_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { ReportColumnKey, ReportView } from '#domain/report/reportView.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'
import { nameColumns, rowHeight, rowLabel, showOnlyColumn, showOnlyLink } from './nameColumns.tsx'
import { figureColumns } from './figureColumns.tsx'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { repeatedNames } from './repeatedNames.ts'
import { ReportTableArea } from './ReportTableArea.ts'
import { rowHref, rowKey, type RowLinkContext } from './rowLinks.ts'
import { singlePlatforms } from './singlePlatforms.ts'

interface ReportTableProps extends Pick<ReportScreenProps, 'pictures' | 'links' | 'renderLink' | 'today'> {
  report: CountedReport
  /** The rows that match the search, sorted. */
  order: RowOrder
  /** What the rows are of: `ReportModel`. */
  scope: string
  view: ReportView
  onSort: (sort: SortKey[]) => void
  chosenColumns: readonly ReportColumnKey[]
  /** While rows are still loading. */
  loading: Progress | null
  isSmall: boolean
}

/** The table of a report: figures grouped by platform, totals at the bottom. */
export function ReportTable({
  report: { table: report, counted, totals, lines, isPartial, isTotalPartial, platformNames },
  order,
  scope,
  view,
  onSort,
  chosenColumns,
  loading,
  isSmall,
  today,
  pictures,
  links,
  renderLink,
}: ReportTableProps) {
  const { tree, platforms } = counted
  const { measure } = view
  const rowIndices = useMemo(() => range(report.rows), [report])
  const linkContext = useMemo(
    (): RowLinkContext => ({ report, tree, view, links, platformNames }),
    [report, tree, view, links, platformNames],
  )
  const hasChart = view.chart !== 'none'
  const isCompared = report.earlier !== null && !isPartial
  const { indices } = order
  const repeated = useMemo(
    () => (report.axes.length > 1 && !isSmall ? repeatedNames(report, indices) : null),
    [report, indices, isSmall],
  )
  const names = useMemo(
    () =>
      nameColumns({
        linkContext,
        pictures: isSmall ? null : pictures,
        lines: hasChart ? lines : null,
        today,
        isSmall,
        isCompared,
        repeated,
      }),
    [linkContext, pictures, hasChart, lines, today, isSmall, isCompared, repeated],
  )
  const isWide = !useMediaQuery(BELOW_WIDE_SCREEN)
  const ofRows = useMemo(() => singlePlatforms(report), [report])
  const columns = useMemo(() => {
    const showOnly = showOnlyLink(linkContext, renderLink)
    const [first, ...others] = names
    const metricColumns = figureColumns({
      report,
      totals,
      chosenColumns,
      measure,
      platforms,
      ofRows,
      isPartial,
      platformNames,
      isWide,
    })
    if (showOnly === null || first === undefined) return [...names, ...metricColumns]
    return isSmall
      ? [...names, ...metricColumns, showOnlyColumn(showOnly)]
      : [{ ...first, action: showOnly }, ...others, ...metricColumns]
  }, [
    names,
    linkContext,
    renderLink,
    isSmall,
    report,
    totals,
    chosenColumns,
    measure,
    platforms,
    ofRows,
    isPartial,
    platformNames,
    isWide,
  ])
  const rowLinks = useMemo(
    (): RowLinks<number> => ({
      href: (row) => rowHref(linkContext, row),
      // In a row with two names the link wraps the first only, unless both are in one cell; its label gives both.
      render: (props, row) =>
        renderLink(
          report.axes.length > 1 && !isSmall
            ? { ...props, 'aria-label': rowLabel({ linkContext, today, isCompared }, row) }
            : props,
        ),
    }),
    [linkContext, renderLink, report, isSmall, today, isCompared],
  )
  const rowId = useCallback((row: number) => rowKey(report, row), [report])
  const by = report.axes.map((axis) => axis.by)
  const isPrinting = useIsPrinting()
  const paper = printedOn(columns)
  const table = (shown: Column<number>[]) => (
    <DataTable
      caption={reportText.caption(by, report.period, today)}
      rows={rowIndices}
      order={order}
      columns={shown}
      rowId={rowId}
      scope={scope}
      noun={reportText.noun(by)}
      sort={view.sort}
      onSort={onSort}
      links={rowLinks}
      Header={GroupedHead}
      totalLabel={isTotalPartial ? totalSoFarLabel : totalLabel}
      loading={loading}
      rowHeight={rowHeight(by, isSmall)}
      smallScreenLayout="table"
    />
  )
  return (
    <ReportTableArea>
      <div data-paper={paper}>{table(columns)}</div>
      {isPrinting && paper !== 'all' && (
        <div data-paper={paper === 'landscape' ? 'portrait' : 'all'}>
          {printedBlocks(columns).map((block) => (
            <div key={block.at(-1)?.group?.label} className="block">
              {table(block)}
            </div>
          ))}
        </div>
      )}
    </ReportTableArea>
  )
}

const totalLabel = () => reportText.total
const totalSoFarLabel = () => reportText.totalSoFar

/** Pixels of columns that a sheet of A4 has room for (print.css). */
const SHEET_PX = { portrait: 930, landscape: 1370 }
/** Pixels of a column without a width, such as that of the names. */
const NAME_PX = 200

/** Where a table is printed as it is: on paper of any orientation, on landscape paper only, or on none. */
type PrintedOn = 'all' | 'landscape' | 'none'

function printedOn<Row>(columns: readonly Column<Row>[]): PrintedOn {
  const width = sumBy(columns, (column) => column.width ?? NAME_PX)
  return width <= SHEET_PX.portrait ? 'all' : width <= SHEET_PX.landscape ? 'landscape' : 'none'
}

/** The columns of a table that is too wide for its paper, as one table per group: the names with the figures of a platform. */
function printedBlocks<Row>(columns: readonly Column<Row>[]): Column<Row>[][] {
  const names = columns.filter(({ group }) => group === undefined)
  const groups = groupBy(
    columns.filter(({ group }) => group !== undefined),
    ({ group }) => group?.label ?? '',
  )
  return Object.values(groups).map((figures) => [...names, ...figures])
}
