import { expect, it } from 'vitest'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { repeatedNames } from './repeatedNames.ts'

/** A report of rows whose first names have these indexes. */
const report = (...members: number[]) =>
  ({ rows: members.length, memberIndexes: [Int32Array.from(members)] }) as unknown as GroupedReport

const listed = (...rows: number[]) => Uint32Array.from(rows)

it('finds the rows whose first name is that of the row above, in the order listed', () => {
  const grouped = report(7, 7, 8, 8, 7)
  expect([...repeatedNames(grouped, listed(0, 1, 2, 3, 4))]).toEqual([0, 1, 0, 1, 0])
  expect([...repeatedNames(grouped, listed(3, 1, 2, 0, 4))]).toEqual([0, 0, 0, 0, 1])
})

it('leaves out rows that are not listed', () => {
  expect([...repeatedNames(report(7, 8, 7), listed(0, 2))]).toEqual([0, 0, 1])
})

it('writes a name again after ten rows', () => {
  const repeats = repeatedNames(report(...Array.from({ length: 12 }, () => 7)), listed(...Array(12).keys()))
  expect([...repeats]).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1])
})
