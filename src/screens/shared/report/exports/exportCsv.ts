import { saveTextFile } from '#components/saveFile.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { reportCsv } from '#domain/report/reportCsv.ts'

/** Hands the rows of a report to the browser as a CSV file to save, beside the counts they are compared with. */
export function exportCsv(name: string, report: GroupedReport, order: Uint32Array): void {
  saveTextFile(name, reportCsv(report, order, { earlier: report.earlier !== null }))
}
