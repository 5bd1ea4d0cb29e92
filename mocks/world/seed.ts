/*
 * The only randomness of the world: numbers hashed from ids, the same on every machine and in every run.
 */

/** Mixes two integers into an unsigned 32-bit one. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

/** A hash of any number of integers. */
export function hash(...parts: number[]): number {
  return parts.reduce(mix, 0x5eed)
}

/** 0 up to, not including, 1. */
export function unit(...parts: number[]): number {
  return hash(...parts) / 4294967296
}

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number, ...parts: number[]): number {
  return low + Math.floor(unit(...parts) * (high - low + 1))
}

/** One of the list, which must not be empty. */
export function pick<T>(list: readonly T[], ...parts: number[]): T {
  const chosen = list[Math.floor(unit(...parts) * list.length)]
  if (chosen === undefined) throw new RangeError('Nothing to pick from')
  return chosen
}
