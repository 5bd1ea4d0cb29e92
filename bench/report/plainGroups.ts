import { relativeChange, type Change } from '#domain/change.ts'
import { compareTexts } from '#domain/compareTexts.ts'
import { addCounts } from '#domain/metrics.ts'
import { checksum } from './checksum.ts'
import type { FlatRow } from './reportRows.ts'

/** Nine figures, in the order of COLUMNS. */
export type NineFigures = (number | null)[]

/** A group as a plain object, for the other implementations. */
export interface Group {
  name: string
  day: string
  now: NineFigures | undefined
  earlier: NineFigures | undefined
}

export const COLUMNS = [
  'google_clicks',
  'google_impr',
  'google_conv',
  'meta_clicks',
  'meta_impr',
  'meta_conv',
  'pinterest_clicks',
  'pinterest_impr',
  'pinterest_conv',
] as const

export const emptyFigures = (): NineFigures => [null, null, null, null, null, null, null, null, null]

/** Adds a row's nine figures; a figure stays null if all rows have null. */
export function addRow(sums: NineFigures, row: FlatRow): void {
  for (let index = 0; index < COLUMNS.length; index++) {
    const value = row[COLUMNS[index] ?? 'google_clicks']
    if (value !== null) sums[index] = (sums[index] ?? 0) + value
  }
}

const clicksOf = (nine: NineFigures | undefined) =>
  nine === undefined ? null : addCounts(addCounts(nine[0] ?? null, nine[3] ?? null), nine[6] ?? null)

/** The remaining steps of each implementation: computes changes and sorts rows by clicks, then by name and day. */
export function sortAndCheck(groups: readonly Group[]): { rows: number; check: number } {
  const rows = groups.map(({ name, day, now, earlier }) => {
    const [clicks, earlierClicks] = [clicksOf(now), clicksOf(earlier)]
    return { name, day, clicks, change: relativeChange(clicks, earlierClicks) satisfies Change }
  })
  rows.sort(
    (a, b) =>
      compareDescending(a.clicks, b.clicks) ||
      (a.name === b.name ? 0 : compareTexts(a.name, b.name)) ||
      (a.day < b.day ? -1 : a.day > b.day ? 1 : 0),
  )
  return { rows: rows.length, check: checksum(rows.slice(0, 1000).map(({ change }) => change)) }
}

function compareDescending(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return b - a
}
