import { copyToClipboard } from '#components/lib/copyToClipboard.ts'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { saveTextFile } from '#components/lib/saveFile.ts'
import { useExportOnce } from '#components/lib/useExportOnce.ts'
import { reportFiles, reportText } from '#domain/messages/report.ts'
import { regionName } from '#domain/region.ts'
import { movesCsv } from '#domain/report/movesCsv.ts'
import { reportCsv } from '#domain/report/reportCsv.ts'
import { isRatio } from '#domain/report/reportFigures.ts'
import { whatMoved } from '#domain/report/whatMoved.ts'
import { useChartExport } from '#screens/shared/results/exports/useChartExport.ts'
import { reportTableCsv } from './table/reportTableCsv.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import type { ReportModel } from './useReportModel.ts'

export interface ReportActions {
  copyLink: () => void
  /** In menu order; `run` is null while there is nothing to export. */
  exports: readonly { key: 'csvShown' | 'csvAll' | 'moves' | 'png' | 'svg' | 'print'; run: (() => void) | null }[]
}

/** Copies the link and exports files of the report on screen. Failures show a notification. */
export function useReportActions(
  { kind, links, today, countryNames, names, view: urlView }: ReportScreenProps,
  model: ReportModel,
): ReportActions {
  const notify = useNotify()
  const { figures, isPartial, isTotalPartial, namesPending, chosenColumns, platformNames } = model
  const exportImage = useChartExport()
  const exportOnce = useExportOnce()
  const saveOnce = (name: string, text: () => string) => exportOnce(name, () => saveTextFile(name, text()))

  const copyLink = () => {
    const link = links.share({ ...urlView, q: model.view.q, cols: chosenColumns })
    void copyToClipboard(link).then((copied) =>
      // On failure show the link itself, to be copied by hand.
      notify(
        copied
          ? { variant: 'success', title: reportText.linkCopied, text: reportText.linkCopiedNote }
          : { variant: 'error', title: reportText.linkNotCopied, text: link },
      ),
    )
  }
  if (figures === null)
    return {
      copyLink,
      exports: [
        { key: 'csvShown', run: null },
        { key: 'csvAll', run: null },
        { key: 'moves', run: null },
        { key: 'png', run: null },
        { key: 'svg', run: null },
        { key: 'print', run: () => window.print() },
      ],
    }

  const { report, order, timeChart, overTime } = figures
  const exportCsv = (key: 'csvShown' | 'csvAll', text: () => string) => () => {
    const by = report.axes.map((axis) => axis.by)
    saveOnce(reportFiles[key](kind, by, urlView.region, report.period, isPartial), text)
  }
  const exportShown = exportCsv('csvShown', () => reportTableCsv({ model, figures, links, today }))
  const exportAll = exportCsv('csvAll', () =>
    reportCsv(report, order.indices, { earlier: report.earlier !== null, names: platformNames }),
  )
  const canExportRows = order.indices.length > 0 && !namesPending
  const { measure } = model.view
  const exportMoves =
    isTotalPartial || isRatio(measure) || figures.moved.earlier === null || names.data === undefined
      ? null
      : () =>
          saveOnce(reportFiles.moves(kind, measure, urlView.region, report.period), () =>
            movesCsv(whatMoved(figures.moved, measure), kind, measure, platformNames),
          )
  const exportPicture = (type: 'svg' | 'png') => () => {
    const { period, comparison } = overTime
    const region = regionName(urlView.region, countryNames)
    exportImage({
      name: reportFiles.chart(kind, urlView.measure, urlView.region, period, isTotalPartial, type),
      type,
      timeChart,
      title: timeChart.props.label,
      note: `${reportText.heading[kind]}. ${reportText.sub(period, comparison, region, today)}${isTotalPartial ? ` ${reportText.incomplete}` : ''}`,
    })
  }
  return {
    copyLink,
    exports: [
      { key: 'csvShown', run: canExportRows ? exportShown : null },
      { key: 'csvAll', run: canExportRows ? exportAll : null },
      { key: 'moves', run: exportMoves },
      { key: 'png', run: exportPicture('png') },
      { key: 'svg', run: exportPicture('svg') },
      { key: 'print', run: () => window.print() },
    ],
  }
}
