import { compareTexts } from '../compareTexts.ts'
import { PLATFORMS, type PlatformOrAll } from '../metrics.ts'
import { radixSort, sortableBits } from '../radixSort.ts'
import type { SortKey } from '../sortKeys.ts'
import type { Axis } from './axes.ts'
import { memberOf } from './codes.ts'
import { DIMENSIONS, isTime } from './dimensions.ts'
import type { GroupedReport } from './groupReport.ts'
import { changesOf, everyComparable, isListed, measuresOf, MEASURES, type Measure } from './reportFigures.ts'

/** A column of figures: a measure of one platform or of all, or its change. */
export interface FigureColumn {
  platform: PlatformOrAll
  measure: Measure
  change: boolean
}

const COLUMNS = (['all', ...PLATFORMS] as const).flatMap((platform) =>
  MEASURES.flatMap((measure) => [false, true].map((change): FigureColumn => ({ platform, measure, change }))),
)

/** Sort key of a column: 'clicks', 'gad.ctr', 'clicks.change'. */
export function figureKey({ platform, measure, change }: FigureColumn): string {
  return `${platform === 'all' ? '' : `${platform}.`}${measure}${change ? '.change' : ''}`
}

const BY_KEY: ReadonlyMap<string, FigureColumn> = new Map(COLUMNS.map((column) => [figureKey(column), column]))

/** The column with a sort key, the inverse of figureKey. */
export function figureColumn(key: string): FigureColumn | undefined {
  return BY_KEY.get(key)
}

/** All sort keys of a report: its dimensions, by name or day, and every column of figures. */
export const REPORT_SORTABLE: readonly string[] = [...DIMENSIONS, ...BY_KEY.keys()]

/**
 * The numbers of the listed rows (isListed) in sort order: by the keys in turn, then by the names along the axes,
 * ascending. Null is last in both directions; among changes, 'gone' is the smallest and 'new' the largest. Keys that
 * the report does not have are ignored.
 */
export function sortReport(report: GroupedReport, sort: readonly SortKey[]): Uint32Array {
  const order = everyRow(report, sort)
  return report.earlier === null || everyComparable(report) ? order : order.filter((row) => isListed(report, row))
}

function everyRow(report: GroupedReport, sort: readonly SortKey[]): Uint32Array {
  const keys = sort.flatMap(({ key, descending }): Key[] => {
    const values = valuesOf(report, key)
    return values === null ? [] : [sortableBits(values, descending)]
  })
  // Sorting by name is slow, so with many names it is only done if there are ties.
  if (report.axes.every(({ members }) => members.length * FEW_NAMES < report.rows))
    return sorted(rowsByName(report), keys)
  const order = sorted(rowNumbers(report), keys)
  return hasTies(order, keys) ? sorted(rowsByName(report), keys) : order
}

/** Names are few if there are at least this many rows per name. */
const FEW_NAMES = 8

/** The sortableBits of a column, by row. */
type Key = Uint32Array

/** @param order initial order, kept for equal rows; it is overwritten */
function sorted(order: Uint32Array, keys: readonly Key[]): Uint32Array {
  return keys.toReversed().reduce((before, key) => radixSort(before, key), order)
}

function rowNumbers({ rows }: GroupedReport): Uint32Array {
  const order = new Uint32Array(rows)
  for (let row = 0; row < rows; row++) order[row] = row
  return order
}

function hasTies(order: Uint32Array, keys: readonly Key[]): boolean {
  for (let place = 1; place < order.length; place++) {
    const [a, b] = [order[place - 1] ?? 0, order[place] ?? 0]
    if (keys.every((bits) => bits[a * 2] === bits[b * 2] && bits[a * 2 + 1] === bits[b * 2 + 1])) return true
  }
  return false
}

/** The values of a column as sortable numbers; NaN for null. */
function valuesOf(report: GroupedReport, key: string): Float64Array | null {
  const axis = report.axes.findIndex(({ by }) => by === key)
  if (axis !== -1) return ranksOf(report, axis)
  const column = figureColumn(key)
  if (column === undefined) return null
  return column.change
    ? changesOf(report, column.platform, column.measure)
    : measuresOf(report.now, column.platform, column.measure)
}

/**
 * All rows by the names along the axes, the first axis first. Skips trailing axes whose names are in the order of ids
 * already.
 */
function rowsByName(report: GroupedReport): Uint32Array {
  const ranks = report.axes.map(nameRanks)
  const last = ranks.findLastIndex((of) => of.some((rank, place) => rank !== place))
  let order: Uint32Array | null = null
  for (let axis = last; axis >= 0; axis--) order = byRank(order, report, axis, ranks[axis] ?? [])
  return order ?? rowNumbers(report)
}

/**
 * Stable counting sort of rows by the ranks of their members.
 * @param order initial order; null for row order
 */
function byRank(order: Uint32Array | null, report: GroupedReport, axis: number, ranks: readonly number[]): Uint32Array {
  const { rows } = report
  const places = new Uint32Array(ranks.length + 1)
  for (let row = 0; row < rows; row++) {
    const next = (ranks[memberOf(report, axis, row)] ?? 0) + 1
    places[next] = (places[next] ?? 0) + 1
  }
  for (let rank = 1; rank < places.length; rank++) places[rank] = (places[rank] ?? 0) + (places[rank - 1] ?? 0)
  const ranked = new Uint32Array(rows)
  for (let at = 0; at < rows; at++) {
    const row = order === null ? at : (order[at] ?? 0)
    const rank = ranks[memberOf(report, axis, row)] ?? 0
    const place = places[rank] ?? 0
    ranked[place] = row
    places[rank] = place + 1
  }
  return ranked
}

function ranksOf(report: GroupedReport, at: number): Float64Array {
  const axis = report.axes[at]
  const ranks = axis === undefined ? [] : nameRanks(axis)
  const values = new Float64Array(report.rows)
  for (let row = 0; row < values.length; row++) values[row] = ranks[memberOf(report, at, row)] ?? 0
  return values
}

const known = new WeakMap<Axis, readonly number[]>()

/** The rank of each member by name, unknown last; days, months and platforms keep their order. */
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
