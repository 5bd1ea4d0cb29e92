import { failureFrom } from '#api/failure.ts'
import { readPages } from '#api/readPages.ts'
import { saveTextFile } from '#components/lib/saveFile.ts'
import { useExportOnce } from '#components/lib/useExportOnce.ts'
import type { CsvFormat } from '#domain/csv.ts'
import { eachDay } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { titleText } from '#domain/messages/title.ts'
import { isSamePeriod, type Period } from '#domain/period.ts'
import { groupReport, type GroupedReport } from '#domain/report/groupReport.ts'
import { reportCsv } from '#domain/report/reportCsv.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import type { OnExport } from '#screens/shared/ExportMenu.tsx'
import { reportList } from '#api/reportList.ts'
import { useRequests } from '#query/requests.ts'
import { useAction } from '#components/lib/useAction.ts'
import { useReportToday } from '../useReportToday.ts'

type TitleFile = 'excel' | 'all'

/**
 * Exports a title's figures by day as CSV. Loads them unless `report` has the days of the period already. An export goes
 * on when its page is left, but ends with the session or the account.
 */
export function useTitleExport(
  titleId: number,
  period: Period,
  region: string,
  { data: report, isComplete }: Loadable<GroupedReport>,
): { exporting: boolean; onExport: OnExport<TitleFile> } {
  const requests = useRequests()
  const today = useReportToday()
  const exportOnce = useExportOnce()

  const loadDays = async (signal: AbortSignal) => {
    if (isComplete && report?.axes[0]?.by === 'day' && isSamePeriod(report.period, period))
      return { ...report, earlier: null, comparison: null }
    const kind = { of: 'campaign', step: 'day' } as const
    const question = { ...kind, adIds: [], titleIds: [titleId], region, period, comparison: null }
    const { endpoint, body } = reportList(question, period, today)
    const rows = await readPages(requests.callUntil(signal), endpoint, { body })
    const days = { of: 'campaign', per: 'day', now: { period, rows }, earlier: null } as const
    return groupReport(days, reportTree({ campaigns: [] }), { by: ['day'], fill: false, today })
  }
  const { progress, start } = useAction({
    run: async ({ signal }, { name, format }: { name: string; format: CsvFormat }) => {
      const days = await loadDays(signal)
      signal.throwIfAborted()
      const order = eachDay(period.from, period.to).map((_, row) => row)
      saveTextFile(name, reportCsv(days, order, { format }))
    },
    failureFrom,
    failureNotice: (failure) => {
      const { title, sentence } = describeAttempt(failure, titleText.figures.failureNoun)
      return { title: titleText.exportFailed, text: `${title}. ${sentence}` }
    },
    scope: requests,
  })
  return {
    exporting: progress !== null,
    onExport: (file, format) => {
      const name = titleText.fileName(file, titleId, region, period)
      exportOnce(name, () => start({ name, format }))
    },
  }
}
