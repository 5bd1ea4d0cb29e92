/** Bits of one radix pass, low to high: [word of the 64-bit number, shift, mask]. */
const DIGITS = [[0, 0, 0x7ff], [0, 11, 0x7ff], [0, 22, 0x3ff], [1, 0, 0x7ff], [1, 11, 0x7ff], [1, 22, 0x3ff]] as const

/**
 * Row numbers in the order of their keys, which stand by row number; rows that are equal keep the order of `index`: all
 * the row numbers, once each. It is used up. NaN stands for nothing and comes last in both directions. -0 has to be a 0.
 *
 * Least significant digit first over the bits of the numbers; a digit that all rows share costs no pass.
 */
export function radixSort(index: Uint32Array, keys: Float64Array, falling: boolean): Uint32Array {
  const words = orderedBits(keys, falling)
  const starts = new Uint32Array(0x800)
  let from = index
  let to: Uint32Array = new Uint32Array(index.length)
  for (const [word, shift, mask] of DIGITS) {
    if (pass(words[word], shift, mask, from, to, starts)) [from, to] = [to, from]
  }
  return from
}

/**
 * Puts the rows of `from` into `to` by one digit, stable; false, with nothing done, where all rows share it. In plain loops:
 * the first sort runs cold, and iterators are many times slower then.
 */
function pass(bits: Uint32Array, shift: number, mask: number, from: Uint32Array, to: Uint32Array, starts: Uint32Array): boolean {
  const rows = from.length
  starts.fill(0)
  for (let row = 0; row < rows; row++) {
    const digit = ((bits[row] ?? 0) >>> shift) & mask
    starts[digit] = (starts[digit] ?? 0) + 1
  }
  if (starts[((bits[0] ?? 0) >>> shift) & mask] === rows) return false
  let sum = 0
  for (let digit = 0; digit <= mask; digit++) {
    const here = starts[digit] ?? 0
    starts[digit] = sum
    sum += here
  }
  for (let at = 0; at < rows; at++) {
    const row = from[at] ?? 0
    const digit = ((bits[row] ?? 0) >>> shift) & mask
    const place = starts[digit] ?? 0
    starts[digit] = place + 1
    to[place] = row
  }
  return true
}

/** The bits of each number, low and high word, so turned that they sort as unsigned integers. */
function orderedBits(keys: Float64Array, falling: boolean): readonly [Uint32Array, Uint32Array] {
  const raw = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2)
  const low = new Uint32Array(keys.length)
  const high = new Uint32Array(keys.length)
  const turn = falling ? 0xffffffff : 0
  for (let at = 0; at < keys.length; at++) {
    const upper = raw[at * 2 + 1] ?? 0
    const negative = upper >>> 31 === 1
    const none = Number.isNaN(keys[at])
    low[at] = none ? 0xffffffff : (raw[at * 2] ?? 0) ^ (negative ? 0xffffffff : 0) ^ turn
    high[at] = none ? 0xffffffff : upper ^ (negative ? 0xffffffff : 0x80000000) ^ turn
  }
  return [low, high]
}
