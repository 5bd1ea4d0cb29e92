/** Checksum of changes and their order. Values that are not numbers (null, 'new') count as 7. */
export function checksum(changes: readonly unknown[]): number {
  return changes.reduce<number>(
    (sum, change, index) => sum + (index + 1) * (typeof change === 'number' && Number.isFinite(change) ? change : 7),
    0,
  )
}
