import { tableCsv } from '#components/data/DataTable/tableCsv.ts'
import type { Day } from '#domain/day.ts'
import { reportText } from '#domain/messages/report.ts'
import type { ReportLinks } from '../ReportScreenProps.ts'
import type { ReportFigures, ReportModel } from '../useReportModel.ts'
import { figureColumns } from './figureColumns.tsx'
import { nameColumns } from './nameColumns.tsx'
import { singlePlatforms } from './singlePlatforms.ts'

interface ReportTableCsvOptions {
  model: Pick<ReportModel, 'view' | 'chosenColumns' | 'tree' | 'isPartial' | 'isTotalPartial' | 'platformNames'>
  figures: Pick<ReportFigures, 'report' | 'rowIndices' | 'order' | 'totals'>
  links: ReportLinks
  today: Day
}

/** The CSV file of a report's table as shown (ReportTable), with every row that matches the search. */
export function reportTableCsv({ model, figures, links, today }: ReportTableCsvOptions): string {
  const { view, chosenColumns, tree, isPartial, isTotalPartial, platformNames } = model
  const { report, rowIndices, order, totals } = figures
  const { measure, platforms } = view
  const isCompared = report.earlier !== null && !isPartial
  const names = nameColumns({
    linkContext: { report, tree, view, links, platformNames },
    pictures: null,
    repeated: null,
    today,
    isSmall: false,
    isCompared,
  })
  const ofRows = singlePlatforms(report)
  return tableCsv({
    rows: rowIndices,
    order,
    columns: [
      ...names,
      ...figureColumns({ report, totals, chosenColumns, measure, platforms, ofRows, isPartial, platformNames }),
    ],
    totalLabel: () => (isTotalPartial ? reportText.totalSoFar : reportText.total),
  })
}
