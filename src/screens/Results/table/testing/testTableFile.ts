import Papa from 'papaparse'
import { PLAIN_CSV } from '#domain/csv.ts'
import { platformNames } from '#domain/platforms.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { TODAY } from '#domain/report/testing/testReport.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { figureColumns } from '../figureColumns.tsx'
import { nameColumns } from '../nameColumns.tsx'
import { reportTableCsv } from '../reportTableCsv.ts'
import { filterOrder, matchingRows, searchRows } from '../rowSearch.ts'
import { singlePlatforms } from '../singlePlatforms.ts'

const read = (csv: string) => Papa.parse<string[]>(csv.slice(1), { skipEmptyLines: true }).data
const links = { title: () => null, ad: () => null, report: () => '/', share: () => '/' }
const defaults = reportAddress(TODAY).defaults

/** For tests: the columns of a report's table, and its file as shown read by papaparse. */
export function testTableFile(
  report: GroupedReport,
  tree: ReportTree,
  changes: Partial<ReportView> = {},
  isPartial = false,
) {
  const view = { ...defaults, by: report.axes.map(({ by }) => by), ...changes }
  const chosenColumns = view.cols ?? (['clicks', 'impressions', 'conversions', 'change'] as const)
  const mask = searchRows(report, view.q)
  const order = filterOrder(sortReport(report, view.sort), mask)
  const totals = mask === null ? totalsOf(report) : totalsOf(report, matchingRows(mask))
  const isCompared = report.earlier !== null && !isPartial
  const names = {
    linkContext: { report, tree, view, links, platformNames },
    pictures: null,
    lines: null,
    repeated: null,
    today: TODAY,
    isSmall: false,
    isCompared,
  }
  const { measure, platforms } = view
  const ofRows = singlePlatforms(report)
  const figures = figureColumns({ report, totals, chosenColumns, measure, platforms, ofRows, isPartial, platformNames })
  const [heads = [], ...lines] = read(
    reportTableCsv({
      report: {
        table: report,
        counted: { tree, platforms },
        totals,
        isPartial,
        isTotalPartial: isPartial,
        platformNames,
      },
      order,
      view,
      chosenColumns,
      links,
      today: TODAY,
      format: PLAIN_CSV,
    }),
  )
  return {
    names: nameColumns(names),
    figures,
    order,
    totals,
    heads,
    lines: lines.slice(0, -1),
    total: lines.at(-1) ?? [],
  }
}
