import type { ChangeKind } from '#domain/change.ts'

/** The kind of change of a figure by its format: what is shown as a percentage is a ratio and changes in points. */
export function changeKind(format: 'int' | 'pct' = 'int'): ChangeKind {
  return format === 'pct' ? 'points' : 'percent'
}
