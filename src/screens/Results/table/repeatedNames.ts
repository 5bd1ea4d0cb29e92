import type { GroupedReport } from '#domain/report/groupReport.ts'

/** After so many rows a name that goes on is written again, so that it is in view wherever one has scrolled to. */
const WRITTEN_EVERY = 10

/**
 * Which rows don't write their first name, as it is that of the row above: 1 per such row, by index of the row.
 * @param indices the rows as listed, in order
 */
export function repeatedNames({ rows, memberIndexes: [members] }: GroupedReport, indices: Uint32Array): Uint8Array {
  const repeats = new Uint8Array(rows)
  let runLength = 0
  let above: number | undefined
  for (const row of indices) {
    const member = members?.[row]
    runLength = member === above ? runLength + 1 : 0
    above = member
    if (runLength % WRITTEN_EVERY !== 0) repeats[row] = 1
  }
  return repeats
}
