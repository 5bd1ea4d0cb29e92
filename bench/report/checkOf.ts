/** One number that depends on every change and on its place; what is no number (null, 'new') counts as 7. */
export function checkOf(changes: readonly unknown[]): number {
  return changes.reduce<number>(
    (sum, change, at) => sum + (at + 1) * (typeof change === 'number' && Number.isFinite(change) ? change : 7),
    0,
  )
}
