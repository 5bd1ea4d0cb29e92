import { MAX_LINES, type ComparedLines } from '#domain/report/reportView.ts'

/** The colour of each line by the id of its title or ad: the same whatever a search leaves of them. */
export function lineColors(lines: ComparedLines | null): ReadonlyMap<number, string> {
  return new Map(lines?.ids.map((id, index) => [id, `var(--series-${(index % MAX_LINES) + 1})`]))
}
