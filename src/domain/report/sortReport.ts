import { compareTexts } from '../compareTexts.ts'
import { runToEnd, type Slices } from '../slices.ts'
import { sortInSlices } from '../sortInSlices.ts'
import type { SortKey } from '../sortKeys.ts'
import type { Axis } from './axes.ts'
import { isTime } from './dimensions.ts'
import { figureColumn, type FigureColumn } from './figureColumn.ts'
import type { GroupedReport } from './groupReport.ts'
import { changesOf, everyComparable, isListed, measuresOf } from './reportFigures.ts'

/**
 * The numbers of the listed rows (isListed) in sort order: by the keys in turn, then by the names along the axes,
 * ascending. Null is last in both directions; among changes, 'gone' is the smallest and 'new' the largest. Keys that
 * the report does not have are ignored.
 */
export function sortReport(report: GroupedReport, sort: readonly SortKey[]): Uint32Array {
  return runToEnd(sortReportInSlices(report, sort))
}

/** The same in slices, for many rows. */
export function* sortReportInSlices(report: GroupedReport, sort: readonly SortKey[]): Slices<Uint32Array> {
  const ranks: Float64Array[] = []
  for (const axis of report.axes) ranks.push(yield* nameRanks(axis))
  const rankOf = (axis: number) =>
    Float64Array.from(report.memberIndexes[axis] ?? [], (member) => ranks[axis]?.[member] ?? NaN)
  const keys = sort.flatMap(({ key, descending }): SortValues[] => {
    const axis = report.axes.findIndex(({ by }) => by === key)
    const column = figureColumn(key)
    if (axis !== -1) return [{ values: rankOf(axis), descending }]
    return column === undefined ? [] : [{ values: valuesOf(report, column), descending }]
  })
  const byName = report.axes.map((_, axis): SortValues => ({ values: rankOf(axis), descending: false }))
  yield
  const rows = new Uint32Array(report.rows).map((_, row) => row)
  const listed = everyComparable(report) ? rows : rows.filter((row) => isListed(report, row))
  yield
  return yield* sortInSlices(listed, compareBy([...keys, ...byName]))
}

/** One number per row to sort by; NaN for null. */
interface SortValues {
  values: Float64Array
  descending: boolean
}

function valuesOf(report: GroupedReport, { platform, measure, change }: FigureColumn): Float64Array {
  return change ? changesOf(report, platform, measure) : measuresOf(report.now, platform, measure)
}

/** Compares two rows by the keys in turn, NaN last. */
function compareBy(keys: readonly SortValues[]): (a: number, b: number) => number {
  return (a, b) => {
    for (const { values, descending } of keys) {
      const left = values[a] ?? NaN
      const right = values[b] ?? NaN
      if (left < right) return descending ? 1 : -1
      if (left > right) return descending ? -1 : 1
      if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1
    }
    return a - b
  }
}

/** The rank of each member by name, unknown last; days, months and platforms keep their order. */
function* nameRanks({ by, members }: Axis): Slices<Float64Array> {
  const order = Uint32Array.from(members.keys())
  const ranks = new Float64Array(members.length)
  const isOrdered = isTime(by) || by === 'platform'
  const sorted = isOrdered
    ? order
    : yield* sortInSlices(order, (a, b) => compareNames(members[a]?.name, members[b]?.name) || a - b)
  sorted.forEach((member, rank) => (ranks[member] = rank))
  return ranks
}

function compareNames(a = '', b = ''): number {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1
  return compareTexts(a, b)
}
