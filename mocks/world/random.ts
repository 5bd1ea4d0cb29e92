/* The mock world's only source of randomness: hashes of ids, the same on every machine and in every run. */

/** Hashes two integers into an unsigned 32-bit integer. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

/** Hashes any number of integers. */
export function hash(...parts: number[]): number {
  return parts.reduce(mix, 0x5eed)
}

/** A pseudo-random number from 0 (included) to 1 (excluded). */
export function randomFraction(...parts: number[]): number {
  return hash(...parts) / 4294967296
}

/** A pseudo-random integer from `low` to `high`, both included. */
export function randomInt(low: number, high: number, ...parts: number[]): number {
  return low + Math.floor(randomFraction(...parts) * (high - low + 1))
}

/** A pseudo-random element of a list, which must not be empty. */
export function pick<T>(list: readonly T[], ...parts: number[]): T {
  const chosen = list[Math.floor(randomFraction(...parts) * list.length)]
  if (chosen === undefined) throw new RangeError('The list is empty')
  return chosen
}
