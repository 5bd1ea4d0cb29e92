import { useRef, useState } from 'react'
import { reportVendorsDay } from '#api/endpoints.ts'
import { failureFrom } from '#api/failure.ts'
import { saveTextFile } from '#components/saveFile.ts'
import { useNotify } from '#components/Notifications/useNotify.ts'
import { tellFailure } from '#domain/messages/failures.ts'
import { titleText } from '#domain/messages/title.ts'
import type { Period } from '#domain/period.ts'
import { reportSeries, type Report } from '#domain/report.ts'
import { titleCsv } from '#screens/TitleDetails/titleCsv.ts'
import { useClient } from '../../session/useClient.ts'
import { readRows } from '../report/useReport.ts'

/** Makes the CSV file of a title's days. They are read for it where the page shows months, or nothing yet. */
export function useTitleExport(titleId: number, period: Period, region: string, report: Report | undefined): { exporting: boolean; onExport: () => void } {
  const client = useClient()
  const notify = useNotify()
  const [exporting, setExporting] = useState(false)
  const busy = useRef(false)

  const readDays = async () => {
    if (report?.per === 'day' && report.now.period === period) return report.now
    const body = { entity_id: [titleId], country_id: region === 'all' ? null : region, day_from: period.from, day_to: period.to }
    return reportSeries(await readRows(client, reportVendorsDay, body), period, 'day')
  }
  const exportFile = async () => {
    if (busy.current) return
    busy.current = true
    setExporting(true)
    try {
      saveTextFile(titleText.fileName(titleId, period), titleCsv(await readDays()))
    } catch (error) {
      const { title, sentence } = tellFailure(failureFrom(error, { online: navigator.onLine }), titleText.figures.noun)
      notify({ variant: 'error', title: titleText.exportFailed, text: `${title}. ${sentence}` })
    } finally {
      busy.current = false
      setExporting(false)
    }
  }
  return { exporting, onExport: () => void exportFile() }
}
