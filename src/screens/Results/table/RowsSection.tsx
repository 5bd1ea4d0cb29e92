import { useRef } from 'react'
import { styled } from 'styled-components'
import { ColumnChooser } from '#components/inputs/ColumnChooser/ColumnChooser.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { TableSkeleton, type SkeletonColumn } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { reportText } from '#domain/messages/report.ts'
import { isTime } from '#domain/report/dimensions.ts'
import { nameOf } from '#domain/report/reportTree.ts'
import type { ReportNames } from '#domain/report/reportReading.ts'
import { DEFAULT_REPORT_COLUMNS, REPORT_COLUMNS } from '#domain/report/reportView.ts'
import { NoMatchingRows } from '../ReportEmptyStates.tsx'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { ReportTable } from './ReportTable.tsx'
import { useRestoreFocus } from './useRestoreFocus.ts'
import type { ReportModel } from '../useReportModel.ts'

interface RowsSectionProps {
  props: ReportScreenProps
  model: ReportModel
}

const COLUMN_CHOICES = REPORT_COLUMNS.map((key) => ({ key, label: reportText.columns[key].label }))

/**
 * Table of a report with search and column chooser. A failure of the names stands above the table, or in its place if the
 * rows need them.
 */
export function RowsSection({ props, model }: RowsSectionProps) {
  const { view, figures, isSmall } = model
  const heading = useRef<HTMLHeadingElement>(null)
  const onFocus = useRestoreFocus(heading, figures?.report)
  const by = figures?.report.axes.map((axis) => axis.by) ?? view.by
  const handleColumns = (keys: readonly string[]) =>
    model.chooseColumns(keys.flatMap((key) => REPORT_COLUMNS.filter((each) => each === key)))
  return (
    <section aria-labelledby="report-rows" onFocus={onFocus}>
      <Head>
        <h2 ref={heading} id="report-rows" tabIndex={-1}>
          {reportText.groupedHeading(by)}
        </h2>
        {figures !== null && <Count>{reportText.rows(figures.order.indices.length, figures.listedCount)}</Count>}
        <Toolbar data-screen-only>
          <SearchField
            value={view.q}
            onChange={model.setSearch}
            label={reportText.find(by)}
            placeholder={reportText.find(by)}
            shortcut="/"
          />
          <ColumnChooser
            reorderable
            columns={COLUMN_CHOICES}
            visibleKeys={model.chosenColumns}
            onChange={handleColumns}
            onReset={() => handleColumns(DEFAULT_REPORT_COLUMNS)}
          />
        </Toolbar>
      </Head>
      <Rows
        props={props}
        model={model}
        needsNames={
          !by.every((each) => isTime(each) || (each === 'platform' && props.report.data?.rows.now.of !== 'item'))
        }
        rows={isSmall ? 6 : 10}
      />
    </section>
  )
}

function Rows({ props, model, needsNames, rows }: RowsSectionProps & { needsNames: boolean; rows: number }) {
  const { names, report, pictures, links, renderLink, today } = props
  const { figures, view } = model
  const skeleton = <TableSkeleton rows={rows} headHeight={68} rowHeight={44} columns={SKELETON_COLUMNS} />
  if (figures === null) return skeleton
  const table =
    figures.order.indices.length === 0 && view.q.trim() !== '' ? (
      <NoMatchingRows search={view.q} by={view.by} onClear={model.clearSearch} />
    ) : (
      <ReportTable
        model={model}
        figures={figures}
        today={today}
        loading={report.loading && model.isPartial ? report.progress : null}
        pictures={pictures}
        links={links}
        renderLink={renderLink}
      />
    )
  const tree = model.waitsForNames ? undefined : (names.data ?? (needsNames ? undefined : null))
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
