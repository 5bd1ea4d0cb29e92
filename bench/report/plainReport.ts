import { addRow, sortAndCheck, emptyFigures, type Group } from './plainGroups.ts'
import type { BenchReport, FlatRow, Grouping } from './reportRows.ts'

/** The report, using a loop over plain objects. */
export function plainReport({ flat, dayInPeriod }: BenchReport, by: Grouping): { rows: number; check: number } {
  const groups: Record<string, Group> = {}
  const add = (row: FlatRow, day: string, period: 'now' | 'earlier') => {
    const key = by === 'ad' ? row.name : by === 'day' ? day : `${row.name}|${day}`
    const group = (groups[key] ??= {
      name: by === 'day' ? '' : row.name,
      day: by === 'ad' ? '' : day,
      now: undefined,
      earlier: undefined,
    })
    addRow((group[period] ??= emptyFigures()), row)
  }
  for (const row of flat.now) add(row, row.day, 'now')
  for (const row of flat.earlier) add(row, dayInPeriod.get(row.day) ?? '', 'earlier')
  return sortAndCheck(Object.values(groups))
}
