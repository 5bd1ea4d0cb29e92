import { rollup } from 'd3-array'
import { addRow, sortAndCheck, emptyFigures, type Group, type NineFigures } from './plainGroups.ts'
import type { BenchReport, FlatRow, Grouping } from './reportRows.ts'

/** The report, using d3-array's `rollup`. */
export function d3Report({ flat, dayInPeriod }: BenchReport, by: Grouping): { rows: number; check: number } {
  const alignedDay = ({ day }: FlatRow) => dayInPeriod.get(day) ?? ''
  if (by === 'ad')
    return sortAndCheck(
      joinPeriods(
        rollup(flat.now, sum, ({ name }) => name),
        rollup(flat.earlier, sum, ({ name }) => name),
        (name) => ({ name, day: '' }),
      ),
    )
  if (by === 'day')
    return sortAndCheck(
      joinPeriods(
        rollup(flat.now, sum, ({ day }) => day),
        rollup(flat.earlier, sum, alignedDay),
        (day) => ({ name: '', day }),
      ),
    )
  const now = rollup(
    flat.now,
    sum,
    ({ name }) => name,
    ({ day }) => day,
  )
  const earlier = rollup(flat.earlier, sum, ({ name }) => name, alignedDay)
  const names = new Set([...now.keys(), ...earlier.keys()])
  return sortAndCheck(
    [...names].flatMap((name) =>
      joinPeriods(now.get(name) ?? NONE, earlier.get(name) ?? NONE, (day) => ({ name, day })),
    ),
  )
}

const NONE: ReadonlyMap<string, NineFigures> = new Map()

function sum(rows: readonly FlatRow[]): NineFigures {
  const sums = emptyFigures()
  for (const row of rows) addRow(sums, row)
  return sums
}

function joinPeriods(
  now: ReadonlyMap<string, NineFigures>,
  earlier: ReadonlyMap<string, NineFigures>,
  label: (key: string) => Pick<Group, 'name' | 'day'>,
): Group[] {
  return [...new Set([...now.keys(), ...earlier.keys()])].map((key) => ({
    ...label(key),
    now: now.get(key),
    earlier: earlier.get(key),
  }))
}
