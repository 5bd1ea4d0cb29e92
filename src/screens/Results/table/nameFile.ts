import type { Column, FileColumn } from '#components/data/DataTable/column.ts'
import { reportText } from '#domain/messages/report.ts'
import { shownFileText } from '#domain/messages/results.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { memberAt } from '#domain/report/reportFigures.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'

/**
 * The names of an axis in the file of the table: the id, the name as shown and, of an ad, its title if that has no column
 * of its own. Months and platforms have no id for people.
 */
export function nameFile(
  report: GroupedReport,
  tree: ReportTree,
  axis: number,
  name: Column<number>['value'],
): FileColumn<number>[] {
  const by = report.axes[axis]?.by
  if (by === undefined) return []
  const ids: Partial<Record<Dimension, string>> = shownFileText.ids
  const idHead = ids[by]
  const idAt = (row: number) => memberAt(report, axis, row)?.id ?? null
  const file = [
    ...(idHead === undefined ? [] : [{ head: idHead, value: idAt }]),
    { head: reportText.dimensions[by], value: name },
  ]
  if (by !== 'ad' || report.axes.some((each) => each.by === 'title')) return file
  return [...file, { head: reportText.dimensions.title, value: (row) => titleOfAd(tree, idAt(row)) }]
}

function titleOfAd({ ads, titles }: ReportTree, id: number | string | null): string | null {
  const ad = typeof id === 'number' ? ads.get(id) : undefined
  if (ad === undefined) return null
  return (ad.titleId === null ? undefined : titles.get(ad.titleId)?.name) ?? ad.titleName
}
