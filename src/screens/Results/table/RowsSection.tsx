import { useId, useMemo, useRef, useEffect, type FocusEvent, type RefObject } from 'react'
import { styled } from 'styled-components'
import { ColumnChooser } from '#components/inputs/ColumnChooser/ColumnChooser.tsx'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { BELOW_MEDIUM_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { Progress } from '#domain/loadable.ts'
import { periodText } from '#domain/messages/period.ts'
import { reportText } from '#domain/messages/report.ts'
import { hasNewChange } from '#domain/report/hasNewChange.ts'
import { isTime, type Dimension } from '#domain/report/dimensions.ts'
import { nameOf } from '#domain/report/reportTree.ts'
import type { ReportNames } from '#domain/report/reportReading.ts'
import { REPORT_COLUMNS, type ReportColumnKey, type ReportView } from '#domain/report/reportView.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'
import { useWhatMoved } from '../moved/useWhatMoved.ts'
import { WhatMovedDetails } from '../moved/WhatMovedDetails.tsx'
import { WhatMovedLine } from '../moved/WhatMovedLine.tsx'
import { NoMatchingRows } from '../ReportEmptyStates.tsx'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { ReportTable } from './ReportTable.tsx'
import { sortReport } from '#domain/report/sortReport.ts'
import { filterOrder } from './rowSearch.ts'

interface RowsSectionProps extends Pick<
  ReportScreenProps,
  'kind' | 'names' | 'pictures' | 'links' | 'renderLink' | 'today'
> {
  view: ReportView
  /** Changes part of the view. */
  onChange: (part: Partial<ReportView>) => void
  /** Called while typing in the search field. */
  onSearch: (text: string) => void
  onClearSearch: () => void
  chosenColumns: readonly ReportColumnKey[]
  /** Null: the default columns. */
  onColumns: (columns: readonly ReportColumnKey[] | null) => void
  /** What is counted so far; null before the first rows. */
  report: CountedReport | null
  /** What the rows are of: `ReportModel`. */
  scope: string
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
  const { kind, view, onChange, onSearch, chosenColumns, onColumns, report, names } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const onFocus = useRestoreFocus(heading, report?.table)
  const order = useTableOrder(report)
  const moved = useWhatMoved({ report, view, kind, names })
  const movedId = useId()
  // Where the search has a line of its own, the details are above it, next to their button.
  const isBelowMedium = useMediaQuery(BELOW_MEDIUM_SCREEN)
  const by = report?.table.axes.map((axis) => axis.by) ?? view.by
  const hasNew = useMemo(() => {
    if (report === null || order === null || report.isPartial) return false
    const { table, totals } = report
    return (
      hasNewChange(totals, ['all']) ||
      hasNewChange(
        table,
        chosenColumns.includes('changeEach') ? ['all', ...view.platforms] : ['all'],
        [view.measure],
        order.indices,
      )
    )
  }, [report, order, chosenColumns, view.platforms, view.measure])
  const handleColumns = (keys: readonly string[]) =>
    onColumns(keys.flatMap((key) => REPORT_COLUMNS.filter((each) => each === key)))
  const details = view.moved && <WhatMovedDetails {...props} id={movedId} state={moved} />
  return (
    <section aria-labelledby="report-rows" onFocus={onFocus}>
      <Head>
        <Line>
          <h2 ref={heading} id="report-rows" tabIndex={-1}>
            {reportText.groupedHeading(by)}
          </h2>
          <Count>{order !== null && reportText.rows(order.indices.length, order.listedCount)}</Count>
          <WhatMovedLine state={moved} view={view} onChange={onChange} kind={kind} detailsId={movedId} />
          {hasNew && (
            <Note className="ellipsis" title={periodText.noEarlierData}>
              {periodText.noEarlierData}
            </Note>
          )}
        </Line>
        {isBelowMedium && details}
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
            onReset={() => onColumns(null)}
          />
        </Toolbar>
      </Head>
      {!isBelowMedium && details}
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
  const { view } = rest
  const skeleton = <ReportSkeleton {...rest} />
  if (report === null || order === null) return skeleton
  const table =
    order.indices.length === 0 && view.q.trim() !== '' ? (
      <NoMatchingRows
        search={view.q}
        by={view.by}
        hasAuthors={report.relatedNames.hasAuthors}
        onClear={onClearSearch}
      />
    ) : (
      <ReportTable {...rest} report={report} order={order} onSort={(sort) => onChange({ sort })} />
    )
  const isNamed = by.every((each) => isTime(each) || (each === 'platform' && report.counted.tableRows.of !== 'item'))
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
      errorVariant="framed"
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

const Head = styled.div`
  display: flex;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-2);

  @media (max-width: 1023px) {
    flex-wrap: wrap;
  }
`

const Line = styled.div`
  display: flex;
  flex: 1;
  gap: var(--sp-2);
  align-items: center;
  min-width: 0;

  & > h2 {
    flex: none;
  }

  @media (max-width: 1023px) {
    flex-wrap: wrap;
    flex-basis: 100%;
  }
`

/** Has the room of a number of rows before it is known. */
const Count = styled.span`
  flex: none;
  min-width: 64px;
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
`

/** Makes room for what moved. */
const Note = styled.span`
  flex: 0 9999 auto;
  min-width: var(--sp-16);
  color: var(--text-3);
  font-size: var(--fs-small);
`

const Toolbar = styled.div`
  display: flex;
  flex: none;
  gap: var(--sp-2);
  align-items: center;

  @media (max-width: 1023px) {
    width: 100%;
  }
`

/**
 * Moves the focus to `fallback` when rows are replaced and the focused one is gone.
 * @param rows changes whenever rows are replaced
 * @returns onFocus handler for the element around the rows
 */
function useRestoreFocus(fallback: RefObject<HTMLElement | null>, rows: unknown): (event: FocusEvent) => void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      fallback.current?.focus({ preventScroll: true })
  }, [fallback, rows])
  return ({ target }) => {
    focused.current = target
  }
}

interface TableOrder extends RowOrder {
  /** Number of rows without the search. */
  listedCount: number
}

/** The rows of a report's table, sorted, then limited to those that match the search. */
export function useTableOrder(report: CountedReport | null): TableOrder | null {
  const { table, sort, matches = null }: Partial<CountedReport> = report ?? {}
  const sorted = useMemo(() => (table && sort ? sortReport(table, sort) : null), [table, sort])
  return useMemo(() => sorted && { ...filterOrder(sorted, matches), listedCount: sorted.length }, [sorted, matches])
}
