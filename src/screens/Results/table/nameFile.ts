import type { Column, FileColumn } from '#components/data/DataTable/column.ts'
import { reportText } from '#domain/messages/report.ts'
import { DIMENSION_FACTS } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { memberAt } from '#domain/report/reportFigures.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import { parentName, parentOf } from './parentName.ts'

/**
 * The names of an axis in the file of the table: the id, the name as shown and the name below it (parentOf). Months and platforms have no id for people.
 */
export function nameFile(
  report: GroupedReport,
  tree: ReportTree,
  axis: number,
  name: Column<number>['value'],
): FileColumn<number>[] {
  const by = report.axes[axis]?.by
  if (by === undefined) return []
  const { idHead } = DIMENSION_FACTS[by]
  const idAt = (row: number) => memberAt(report, axis, row)?.id ?? null
  const file = [
    ...(idHead === null ? [] : [{ head: idHead, value: idAt }]),
    { head: reportText.dimensions[by], value: name },
  ]
  const parent = parentOf(
    report.axes.map((each) => each.by),
    by,
  )
  if (parent === null) return file
  const parentAt = (row: number) => {
    const id = idAt(row)
    return typeof id === 'number' ? parentName(tree, parent, id) : null
  }
  return [...file, { head: reportText.dimensions[parent], value: parentAt }]
}
