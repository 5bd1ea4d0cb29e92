import { compareTexts } from '../collate.ts'
import { PLATFORMS, type PlatformOrAll } from '../metrics.ts'
import { radixSort } from '../radixSort.ts'
import type { SortKey } from '../sortKeys.ts'
import type { Axis } from './axes.ts'
import { DIMENSIONS, isTime } from './dimensions.ts'
import type { GroupedReport } from './groupReport.ts'
import { changeAt, measureAt, MEASURES, type Measure, type ReportChange } from './reportFigures.ts'

/** A column of figures: a measure of one platform or of all, or how it has changed. */
export interface FigureColumn {
  platform: PlatformOrAll
  measure: Measure
  change: boolean
}

const COLUMNS = (['all', ...PLATFORMS] as const).flatMap((platform) =>
  MEASURES.flatMap((measure) => [false, true].map((change): FigureColumn => ({ platform, measure, change }))))

/** The name of a column in a sort and an address: 'clicks', 'gad.ctr', 'clicks.change'. */
export function figureKey({ platform, measure, change }: FigureColumn): string {
  return `${platform === 'all' ? '' : `${platform}.`}${measure}${change ? '.change' : ''}`
}

const BY_KEY: ReadonlyMap<string, FigureColumn> = new Map(COLUMNS.map((column) => [figureKey(column), column]))

/** The column that figureKey named so. */
export function figureColumn(key: string): FigureColumn | undefined {
  return BY_KEY.get(key)
}

/** What a report can be sorted by: what it is grouped by, by name or day, and every column of figures. */
export const REPORT_SORTABLE: readonly string[] = [...DIMENSIONS, ...BY_KEY.keys()]

/**
 * Row numbers in the order of the sort: by its first key, ties by the next, then by name along the axes, rising. Null
 * comes last in both directions; of changes 'gone' is the smallest and 'new' the largest. Keys that the report does not
 * have are passed over.
 */
export function sortReport(report: GroupedReport, sort: readonly SortKey[]): Uint32Array {
  let order: Uint32Array = new Uint32Array(report.rows)
  for (let row = 0; row < order.length; row++) order[row] = row
  const keys = [...sort, ...report.axes.map(({ by }) => ({ key: by, falling: false }))]
  for (const { key, falling } of keys.toReversed()) {
    const values = valuesOf(report, key)
    if (values !== null) order = radixSort(order, values, falling)
  }
  return order
}

/** What stands in a column, as numbers that sort as it does; NaN for null. */
function valuesOf(report: GroupedReport, key: string): Float64Array | null {
  const axis = report.axes.findIndex(({ by }) => by === key)
  if (axis !== -1) return ranksOf(report, axis)
  const column = figureColumn(key)
  return column === undefined ? null : figuresOf(report, column)
}

function figuresOf(report: GroupedReport, { platform, measure, change }: FigureColumn): Float64Array {
  const values = new Float64Array(report.rows)
  for (let row = 0; row < values.length; row++) {
    // Adding 0 makes -0 a 0, which it equals.
    values[row] = change ? changeNumber(changeAt(report, row, platform, measure)) : (measureAt(report.now, row, platform, measure) ?? NaN) + 0
  }
  return values
}

function changeNumber(change: ReportChange): number {
  if (change === null) return NaN
  return change === 'new' ? Infinity : change === 'gone' ? -Infinity : change + 0
}

function ranksOf({ axes, members, rows }: GroupedReport, at: number): Float64Array {
  const axis = axes[at]
  const ranks = axis === undefined ? [] : nameRanks(axis)
  const values = new Float64Array(rows)
  const own = members[at]
  for (let row = 0; row < rows; row++) values[row] = ranks[own?.[row] ?? 0] ?? 0
  return values
}

const known = new WeakMap<Axis, readonly number[]>()

/** The place of each member among the names, what is not known last; of days, months and platforms their own order. */
function nameRanks(axis: Axis): readonly number[] {
  let ranks = known.get(axis)
  if (ranks === undefined) {
    const places = axis.members.map((_, place) => place)
    if (!isTime(axis.by) && axis.by !== 'platform') places.sort((a, b) => compareMembers(axis, a, b))
    ranks = inverse(places)
    known.set(axis, ranks)
  }
  return ranks
}

/** Members of one name keep the order of their ids. */
function compareMembers({ members }: Axis, a: number, b: number): number {
  const [left = '', right = ''] = [members[a]?.name, members[b]?.name]
  if (left === '' || right === '') return left === right ? a - b : left === '' ? 1 : -1
  return compareTexts(left, right) || a - b
}

function inverse(places: readonly number[]): number[] {
  const ranks = new Array<number>(places.length).fill(0)
  places.forEach((place, rank) => (ranks[place] = rank))
  return ranks
}
