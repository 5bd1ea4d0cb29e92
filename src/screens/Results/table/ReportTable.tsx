import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import type { RowLinks } from '#components/data/DataTable/BodyRow.tsx'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { GroupedHead } from '#components/data/DataTable/groupedHead/GroupedHead.tsx'
import type { Day } from '#domain/day.ts'
import type { Progress } from '#domain/loadable.ts'
import { reportText } from '#domain/messages/report.ts'
import { nameColumns, rowLabel, showOnlyColumns } from './nameColumns.tsx'
import { figureColumns } from './figureColumns.tsx'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { rowHref, rowKey, type RowLinkContext } from './rowLinks.ts'
import { singlePlatforms } from './singlePlatforms.ts'
import { MAX_PRINTED_ROWS, useIsPrinting } from '../print/useIsPrinting.ts'
import type { ReportFigures, ReportModel } from '../useReportModel.ts'

interface ReportTableProps extends Pick<ReportScreenProps, 'pictures' | 'links' | 'renderLink'> {
  model: ReportModel
  figures: ReportFigures
  today: Day
  loading: Progress | null
}

/** The table of a report: figures grouped by platform, totals at the bottom. */
export function ReportTable({ model, figures, today, loading, pictures, links, renderLink }: ReportTableProps) {
  const { view, chosenColumns, tree, isPartial, isSmall } = model
  const { report, rowIndices, totals } = figures
  const { measure, platforms } = view
  const isPrinting = useIsPrinting()
  const linkContext = useMemo((): RowLinkContext => ({ report, tree, view, links }), [report, tree, view, links])
  const isCompared = report.earlier !== null && !isPartial
  const names = useMemo(
    () => nameColumns({ linkContext, pictures: isSmall ? null : pictures, today, isSmall, isCompared }),
    [linkContext, pictures, today, isSmall, isCompared],
  )
  const ofRows = useMemo(() => singlePlatforms(report), [report])
  const columns = useMemo(() => {
    const showOnly = isPrinting ? [] : showOnlyColumns(linkContext, renderLink)
    const metricColumns = figureColumns({
      report,
      totals,
      chosenColumns,
      measure,
      platforms,
      ofRows,
      isPartial,
    })
    return isSmall ? [...names, ...metricColumns, ...showOnly] : [...names, ...showOnly, ...metricColumns]
  }, [
    names,
    linkContext,
    renderLink,
    isPrinting,
    isSmall,
    report,
    totals,
    chosenColumns,
    measure,
    platforms,
    ofRows,
    isPartial,
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
  const order = isPrinting
    ? { ...figures.order, indices: figures.order.indices.subarray(0, MAX_PRINTED_ROWS) }
    : figures.order
  const by = report.axes.map((axis) => axis.by)
  return (
    <Area>
      <DataTable
        caption={reportText.caption(by, report.period, today)}
        rows={rowIndices}
        order={order}
        columns={columns}
        rowId={rowId}
        noun={reportText.noun(by)}
        sort={view.sort}
        onSort={(sort) => model.updateView({ sort })}
        links={rowLinks}
        Header={GroupedHead}
        totalLabel={isPartial ? totalSoFarLabel : totalLabel}
        loading={loading}
        smallScreenLayout="table"
        renderAllRows={isPrinting}
        {...(isPrinting && { scroll: 'page' as const })}
      />
      {isPrinting && order.indices.length < figures.order.indices.length && (
        <p className="printed">{reportText.printedRows(order.indices.length, figures.order.indices.length)}</p>
      )}
    </Area>
  )
}

const totalLabel = () => reportText.total
const totalSoFarLabel = () => reportText.totalSoFar

/** Styles the cells of nameColumns, which are plain elements. */
const Area = styled.div`
  .row-name {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-width: 0;
  }

  .row-text {
    min-width: 0;
    overflow: hidden;
    font-weight: var(--fw-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .row-note {
    flex: 0 9999 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    margin-inline-start: calc(-1 * var(--sp-1));
    color: var(--text-3);
    font-size: var(--fs-micro);
  }

  .row-platform {
    display: flex;
    gap: var(--sp-2);
    align-items: center;
  }

  .row-only {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    margin: 0 -4px;
    border-radius: var(--r-1);
    color: var(--text-2);
  }

  .row-only:hover {
    background: var(--hover);
    color: var(--text);
  }

  .row-only:focus-visible {
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    --table-inset: var(--page-pad);
    margin: 0 calc(-1 * var(--page-pad));

    .row-name {
      gap: var(--sp-2);
    }

    .row-name + .row-name {
      color: var(--text-2);
      font-size: var(--fs-small);
      line-height: 18px;
    }

    .row-name + .row-name .row-text {
      font-weight: var(--fw-regular);
    }

    .row-only {
      width: var(--touch);
      height: var(--touch);
      /* As tall as the row with its border: every row must have the height that the table assumes. */
      margin: -1px -10px;
    }
  }
`
