import { range } from 'es-toolkit'
import { sortableNumbers, sortIndices, type SortValues } from '../sortIndices.ts'
import type { SortKey } from '../sortKeys.ts'
import type { Axis } from './axes.ts'
import { isTime } from './dimensions.ts'
import { figureColumn } from './figureColumn.ts'
import type { GroupedReport } from './groupReport.ts'
import { changesOf, isListed, measuresOf } from './reportFigures.ts'

/**
 * The numbers of the listed rows (isListed) in sort order: by the keys in turn, then by the names along the axes,
 * ascending. Null is last in both directions; among changes, 'gone' is the smallest and 'new' the largest. Keys that
 * the report does not have are ignored.
 */
export function sortReport(report: GroupedReport, sort: readonly SortKey[]): Uint32Array {
  const byName = report.axes.map((axis, index) => {
    const ranks = nameRanks(axis)
    const values = Float64Array.from(report.memberIndexes[index] ?? [], (member) => ranks[member] ?? NaN)
    return { by: axis.by, values, descending: false }
  })
  const valuesOf = (key: string) => {
    const column = figureColumn(key)
    if (column === undefined) return byName.find(({ by }) => by === key)?.values
    const { platform, measure, change } = column
    return change ? changesOf(report, platform, measure) : measuresOf(report.now, platform, measure)
  }
  const keys = sort.flatMap(({ key, descending }): SortValues[] => {
    const values = valuesOf(key)
    return values === undefined ? [] : [{ values, descending }]
  })
  const listed = Uint32Array.from(range(report.rows).filter((row) => isListed(report, row)))
  return sortIndices(listed, [...keys, ...byName])
}

/** The rank of each member by name, unknown last; days, months and platforms keep their order. */
function nameRanks({ by, members }: Axis): Uint32Array {
  const inOrder = Uint32Array.from(members.keys())
  if (isTime(by) || by === 'platform') return inOrder
  const names = sortableNumbers(members.map(({ name }) => (name === '' ? null : name)))
  const ranks = new Uint32Array(members.length)
  sortIndices(inOrder, [{ values: names, descending: false }]).forEach((member, rank) => (ranks[member] = rank))
  return ranks
}
