import { copyToClipboard } from '#components/lib/copyToClipboard.ts'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { saveTextFile } from '#components/lib/saveFile.ts'
import { useExportOnce } from '#components/lib/useExportOnce.ts'
import { PLAIN_CSV, type CsvFormat } from '#domain/csv.ts'
import type { TableFile } from '#domain/messages/common.ts'
import { periodText } from '#domain/messages/period.ts'
import { reportFiles, reportText } from '#domain/messages/report.ts'
import { resultsText } from '#domain/messages/results.ts'
import { regionName } from '#domain/region.ts'
import { movesCsv } from '#domain/report/movesCsv.ts'
import { reportCsv } from '#domain/report/reportCsv.ts'
import { isRatio } from '#domain/metrics.ts'
import { isListed } from '#domain/report/reportFigures.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { whatMoved } from '#domain/report/whatMoved.ts'
import { useChartExport } from '#screens/shared/results/exports/useChartExport.ts'
import { useExcelFormat } from '#screens/shared/useExcelFormat.ts'
import { groupPanel, hasNoMatch, matchingBy } from './calculation/countReport.ts'
import type { CountedReport } from './calculation/useCountedReport.ts'
import { groupChart, timeChartOf } from './chart/timeChartOf.ts'
import { reportTableCsv } from './table/reportTableCsv.ts'
import { filterOrder } from './table/rowSearch.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import type { ReportModel } from './useReportModel.ts'

/** In menu order. */
const EXPORTS = ['csvShown', 'csvExcel', 'csvAll', 'moves', 'png', 'svg', 'print'] as const

type ReportExport = (typeof EXPORTS)[number]

export interface ReportActions {
  copyLink: () => void
  /** `run` is null while there is nothing to export. Empty for a report without data. */
  exports: readonly { key: ReportExport; run: (() => void) | null }[]
}

/** Copies the link and exports files of the report on screen, which are counted when asked for. Failures show a notification. */
export function useReportActions(
  { kind, links, today, countryNames, view: urlView }: ReportScreenProps,
  { view, report, isStale, chosenColumns }: ReportModel,
): ReportActions {
  const notify = useNotify()
  const excelFormat = useExcelFormat().format
  const exportImage = useChartExport()
  const exportOnce = useExportOnce()
  const saveOnce = (name: string, text: () => string) => exportOnce(name, () => saveTextFile(name, text()))

  const copyLink = () => {
    const link = links.share({ ...urlView, q: view.q, cols: chosenColumns })
    void copyToClipboard(link).then((copied) =>
      // On failure show the link itself, to be copied by hand.
      notify(
        copied
          ? { variant: 'success', title: reportText.linkCopied, text: reportText.linkCopiedNote }
          : { variant: 'error', title: reportText.linkNotCopied, text: link },
      ),
    )
  }
  const filesOf = (counted: CountedReport): Partial<Record<ReportExport, () => void>> => {
    const {
      table,
      matches,
      totals,
      sort,
      hasNames,
      namesPending,
      isPartial,
      isTotalPartial,
      platformNames,
      counted: rows,
    } = counted
    const { measure } = view
    const { period } = table
    const by = table.axes.map((axis) => axis.by)
    const order = () => filterOrder(sortReport(table, sort), matches)
    const moved = () => matchingBy(groupPanel(rows, table, matches !== null, [kind]), counted, kind)
    const shown = (format: CsvFormat) =>
      reportTableCsv({ report: counted, order: order(), view, chosenColumns, links, today, format })
    const saveRows = (file: TableFile, text: () => string) => () =>
      saveOnce(reportFiles.table(file, kind, by, urlView.region, period, isPartial), text)
    const savePicture = (type: 'svg' | 'png') => () => {
      const groups = groupChart(rows, table, matches !== null, counted)
      const timeChart = timeChartOf(groups, counted, { ...view, platforms: rows.platforms })
      exportImage({
        name: reportFiles.chart(kind, urlView.measure, urlView.region, period, isTotalPartial, type),
        type,
        timeChart,
        title: timeChart.props.label,
        note: `${reportText.heading[kind]}. ${resultsText.sub(period, urlView.comparison, regionName(urlView.region, countryNames), today)}${isTotalPartial ? ` ${reportText.incomplete}` : ''}`,
      })
    }
    const hasRows = table.now.some((_, row) => matches?.[row] !== 0 && isListed(table, row))
    const hasMoves = !isTotalPartial && !isRatio(measure) && totals.earlier !== null && hasNames
    return {
      ...(hasRows &&
        !namesPending && {
          csvShown: saveRows('shown', () => shown(PLAIN_CSV)),
          csvExcel: saveRows('excel', () => shown(excelFormat)),
          csvAll: saveRows('all', () =>
            reportCsv(table, order().indices, { earlier: table.earlier !== null, names: platformNames }),
          ),
        }),
      ...(hasMoves && {
        moves: () =>
          saveOnce(reportFiles.moves(kind, measure, urlView.region, period), () =>
            movesCsv(whatMoved(moved(), measure), kind, measure, periodText.daysCompared(table), platformNames),
          ),
      }),
      ...(!hasNoMatch(matches) && { png: savePicture('png'), svg: savePicture('svg') }),
    }
  }
  // A report of a previous question is not that of the address, whose country its files would name.
  const files = { ...(report && !isStale && filesOf(report)), print: () => window.print() }
  if (report?.isEmpty === true && !report.isPartial && !isStale) return { copyLink, exports: [] }
  return { copyLink, exports: EXPORTS.map((key) => ({ key, run: files[key] ?? null })) }
}
