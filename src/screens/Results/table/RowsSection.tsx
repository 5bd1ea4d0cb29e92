import { useRef } from 'react'
import { styled } from 'styled-components'
import { ColumnChooser } from '#components/inputs/ColumnChooser/ColumnChooser.tsx'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { TableSkeleton, type SkeletonColumn } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import type { Progress } from '#domain/loadable.ts'
import { reportText } from '#domain/messages/report.ts'
import { isTime, type Dimension } from '#domain/report/dimensions.ts'
import { nameOf } from '#domain/report/reportTree.ts'
import type { ReportNames } from '#domain/report/reportReading.ts'
import {
  DEFAULT_REPORT_COLUMNS,
  REPORT_COLUMNS,
  type ReportColumnKey,
  type ReportView,
} from '#domain/report/reportView.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'
import { NoMatchingRows } from '../ReportEmptyStates.tsx'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { ReportTable } from './ReportTable.tsx'
import { useRestoreFocus } from './useRestoreFocus.ts'
import { useTableOrder } from './useTableOrder.ts'

interface RowsSectionProps extends Pick<ReportScreenProps, 'names' | 'pictures' | 'links' | 'renderLink' | 'today'> {
  view: ReportView
  /** Changes part of the view. */
  onChange: (part: Partial<ReportView>) => void
  /** Called while typing in the search field. */
  onSearch: (text: string) => void
  onClearSearch: () => void
  chosenColumns: readonly ReportColumnKey[]
  onColumns: (columns: readonly ReportColumnKey[]) => void
  /** What is counted so far; null before the first rows. */
  report: CountedReport | null
  /** While rows are still loading. */
  loading: Progress | null
  isSmall: boolean
}

const COLUMN_CHOICES = REPORT_COLUMNS.map((key) => ({ key, label: reportText.columns[key].label }))

/**
 * Table of a report with search and column chooser. A failure of the names stands above the table, or in its place if the
 * rows need them.
 */
export function RowsSection(props: RowsSectionProps) {
  const { view, onSearch, chosenColumns, onColumns, report } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const onFocus = useRestoreFocus(heading, report?.table)
  const order = useTableOrder(report)
  const by = report?.table.axes.map((axis) => axis.by) ?? view.by
  const handleColumns = (keys: readonly string[]) =>
    onColumns(keys.flatMap((key) => REPORT_COLUMNS.filter((each) => each === key)))
  return (
    <section aria-labelledby="report-rows" onFocus={onFocus}>
      <Head>
        <h2 ref={heading} id="report-rows" tabIndex={-1}>
          {reportText.groupedHeading(by)}
        </h2>
        {order !== null && <Count>{reportText.rows(order.indices.length, order.listedCount)}</Count>}
        <Toolbar data-screen-only>
          <SearchField
            value={view.q}
            onChange={onSearch}
            label={reportText.find(by)}
            placeholder={reportText.find(by)}
            shortcut="/"
          />
          <ColumnChooser
            reorderable
            columns={COLUMN_CHOICES}
            visibleKeys={chosenColumns}
            onChange={handleColumns}
            onReset={() => handleColumns(DEFAULT_REPORT_COLUMNS)}
          />
        </Toolbar>
      </Head>
      <Rows {...props} by={by} order={order} />
    </section>
  )
}

function Rows({
  by,
  report,
  order,
  names,
  onChange,
  onClearSearch,
  ...rest
}: RowsSectionProps & { by: readonly Dimension[]; order: RowOrder | null }) {
  const { view, isSmall } = rest
  const skeleton = <TableSkeleton rows={isSmall ? 6 : 10} headHeight={68} rowHeight={44} columns={SKELETON_COLUMNS} />
  if (report === null || order === null) return skeleton
  const table =
    order.indices.length === 0 && view.q.trim() !== '' ? (
      <NoMatchingRows search={view.q} by={view.by} onClear={onClearSearch} />
    ) : (
      <ReportTable {...rest} report={report} order={order} onSort={(sort) => onChange({ sort })} />
    )
  const isNamed = by.every((each) => isTime(each) || (each === 'platform' && report.counted.rows.of !== 'item'))
  const { hasNames, waitsForNames } = report
  const tree = waitsForNames ? undefined : ((hasNames ? names.data : undefined) ?? (isNamed ? null : undefined))
  return (
    <Resource
      // No progress for names: only rows are worth a line of their own.
      resource={{
        ...names,
        data: tree,
        progress: null,
        loading: names.loading && (tree === undefined || names.failure !== null),
      }}
      noun={missingNames(names)}
      framed
      skeleton={skeleton}
    >
      {() => table}
    </Resource>
  )
}

/** The noun of the names that could not be loaded: those of all rows, or of some creatives. */
function missingNames({ data: tree, campaignsWithoutItems }: ReportNames): string {
  if (tree === undefined || campaignsWithoutItems.length === 0) return reportText.namesFailureNoun
  return reportText.creativeNames(campaignsWithoutItems.map((id) => nameOf(tree, 'campaign', id)))
}

/** An image, a name, and three figures for each platform and for all. */
const SKELETON_COLUMNS: readonly SkeletonColumn[] = [
  { kind: 'cover' },
  { kind: 'lines' },
  ...Array.from({ length: 12 }, (_, index) => ({ kind: 'figure' as const, width: 48, wide: index > 1 })),
]

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-2);
`

const Count = styled.span`
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
`

const Toolbar = styled.div`
  display: flex;
  gap: var(--sp-2);
  align-items: center;
  margin-left: auto;

  @media (max-width: 767px) {
    width: 100%;
  }
`
