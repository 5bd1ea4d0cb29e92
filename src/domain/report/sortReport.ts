import { range } from 'es-toolkit'
import { compareTexts } from '../compareTexts.ts'
import type { Slices } from '../slices.ts'
import { sortInSlices } from '../sortInSlices.ts'
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
export function* sortReport(report: GroupedReport, sort: readonly SortKey[]): Slices<Uint32Array> {
  const byName: SortValues[] = []
  for (const [index, axis] of report.axes.entries()) {
    const ranks = yield* nameRanks(axis)
    const values = report.memberIndexes[index]?.map((member) => ranks[member] ?? NaN)
    byName.push({ values: values ?? [], descending: false })
  }
  const keys: SortValues[] = []
  for (const { key, descending } of sort) {
    yield
    const names = byName[report.axes.findIndex(({ by }) => by === key)]
    if (names !== undefined) keys.push({ ...names, descending })
    const column = figureColumn(key)
    if (column === undefined) continue
    const { platform, measure, change } = column
    const values = change ? changesOf(report, platform, measure) : measuresOf(report.now, platform, measure)
    keys.push({ values, descending })
  }
  yield
  const listed = Uint32Array.from(range(report.rows).filter((row) => isListed(report, row)))
  yield
  return yield* sortInSlices(listed, compareBy([...keys, ...byName]))
}

/** One number per row to sort by; NaN for null. */
interface SortValues {
  values: readonly number[] | Float64Array
  descending: boolean
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
  const compare = (a: number, b: number) => compareNames(members[a]?.name, members[b]?.name) || a - b
  const sorted = isTime(by) || by === 'platform' ? order : yield* sortInSlices(order, compare)
  sorted.forEach((member, rank) => (ranks[member] = rank))
  return ranks
}

function compareNames(a = '', b = ''): number {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1
  return compareTexts(a, b)
}
