import type { FileColumn } from '#components/data/DataTable/column.ts'
import { periodText } from '#domain/messages/period.ts'
import type { PlatformNames, PlatformOrAll } from '#domain/platforms.ts'
import { shownFileText as text } from '#domain/messages/results.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { isRatio, type Measure } from '#domain/metrics.ts'
import { changeAt, isComparable, measureAt } from '#domain/report/reportFigures.ts'

interface FigureFileOptions {
  report: GroupedReport
  /** Totals, in row 0. */
  totals: GroupedReport
  /** Whose figures to write. */
  platform: PlatformOrAll
  /** The platform in the heads, as in the table. */
  labelledAs: PlatformOrAll
  measure: Measure
  platformNames: PlatformNames
}

/** A figure in the file of the table. */
export function figureFile({
  report,
  totals,
  platform,
  labelledAs,
  measure,
  platformNames,
}: FigureFileOptions): FileColumn<number>[] {
  return [
    {
      head: text.figure(platformNames, labelledAs, measure),
      ...(isRatio(measure) && { unit: '%' as const }),
      value: (row) => measureAt(report.now, row, platform, measure),
      total: () => measureAt(totals.now, 0, platform, measure),
    },
  ]
}

/**
 * A change in the file of the table, after the earlier figure if there is a comparison. Both are empty where a row is not
 * comparable, the change also without a number.
 */
export function changeFile({
  report,
  totals,
  platform,
  labelledAs,
  measure,
  platformNames,
}: FigureFileOptions): FileColumn<number>[] {
  const earlierIn = ({ earlier }: GroupedReport, row: number) => earlier && measureAt(earlier, row, platform, measure)
  const changeIn = (of: GroupedReport, row: number) => {
    const change = changeAt(of, row, platform, measure)
    return typeof change === 'number' ? change : null
  }
  const change: FileColumn<number> = {
    head: text.change(platformNames, labelledAs, measure, periodText.daysCompared(report)),
    unit: isRatio(measure) ? 'pp' : '%',
    value: (row) => changeIn(report, row),
    total: () => changeIn(totals, 0),
  }
  if (report.earlier === null) return [change]
  return [
    {
      head: text.previous(platformNames, labelledAs, measure),
      ...(isRatio(measure) && { unit: '%' as const }),
      value: (row) => (isComparable(report, row) ? earlierIn(report, row) : null),
      total: () => earlierIn(totals, 0),
    },
    change,
  ]
}
