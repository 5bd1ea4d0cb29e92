import { range } from 'es-toolkit'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { tableCsv } from '#components/data/DataTable/tableCsv.ts'
import type { CsvFormat } from '#domain/csv.ts'
import { reportText } from '#domain/messages/report.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'
import { figureColumns } from './figureColumns.tsx'
import { nameColumns } from './nameColumns.tsx'
import { singlePlatforms } from './singlePlatforms.ts'
import type { ReportModel } from '../useReportModel.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'

interface ReportTableCsvOptions
  extends Pick<ReportModel, 'view' | 'chosenColumns'>, Pick<ReportScreenProps, 'links' | 'today'> {
  report: Pick<CountedReport, 'table' | 'totals' | 'isPartial' | 'isTotalPartial' | 'platformNames'> & {
    counted: Pick<CountedReport['counted'], 'tree' | 'platforms'>
  }
  /** The rows that match the search, sorted. */
  order: RowOrder
  format: CsvFormat
}

/** The CSV file of a report's table as shown (ReportTable), with every row that matches the search. */
export function reportTableCsv({
  report,
  order,
  view,
  chosenColumns,
  links,
  today,
  format,
}: ReportTableCsvOptions): string {
  const { table, counted, totals, isPartial, isTotalPartial, platformNames } = report
  const { tree, platforms } = counted
  const { measure } = view
  const names = nameColumns({
    linkContext: { report: table, tree, view, links, platformNames },
    pictures: null,
    lines: null,
    repeated: null,
    today,
    isSmall: false,
    isCompared: table.earlier !== null && !isPartial,
  })
  const ofRows = singlePlatforms(table)
  const figures = { report: table, totals, chosenColumns, measure, platforms, ofRows, isPartial, platformNames }
  return tableCsv({
    rows: range(table.rows),
    order,
    columns: [...names, ...figureColumns(figures)],
    totalLabel: () => (isTotalPartial ? reportText.totalSoFar : reportText.total),
    format,
  })
}
