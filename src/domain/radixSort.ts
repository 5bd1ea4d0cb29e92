/** The digits of the radix passes, low to high: [word of the 64-bit number, shift, mask]. */
const DIGITS = [
  [0, 0, 0x7ff],
  [0, 11, 0x7ff],
  [0, 22, 0x3ff],
  [1, 0, 0x7ff],
  [1, 11, 0x7ff],
  [1, 22, 0x3ff],
] as const

/** Number of counters per digit. */
const RADIX = 0x800

/**
 * Keys for radixSort: numbers as bits that sort as unsigned integers, low and high word of each in turn. Converted in
 * place to save memory, so `keys` is overwritten. NaN means no value and sorts last in both directions. The
 * caller must replace -0 by 0, so that equal numbers have equal bits.
 */
export function sortableBits(keys: Float64Array, descending: boolean): Uint32Array {
  const bits = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2)
  const invert = descending ? 0xffffffff : 0
  for (let index = 0; index < keys.length; index++) {
    const isEmpty = Number.isNaN(keys[index])
    const upper = bits[index * 2 + 1] ?? 0
    const isNegative = upper >>> 31 === 1
    bits[index * 2] = isEmpty ? 0xffffffff : (bits[index * 2] ?? 0) ^ (isNegative ? 0xffffffff : 0) ^ invert
    bits[index * 2 + 1] = isEmpty ? 0xffffffff : upper ^ (isNegative ? 0xffffffff : 0x80000000) ^ invert
  }
  return bits
}

/**
 * Stable sort of row numbers by their sortableBits, least significant digit first; a digit that all rows share is
 * skipped. Plain loops, over rows, because the first sort runs before the JIT has optimised it, when iterators are many times slower.
 * @param order every row number once; used as a work buffer
 * @param bits by row number
 * @returns the sorted row numbers, in `order` or in another array
 */
export function radixSort(order: Uint32Array, bits: Uint32Array): Uint32Array {
  const counts = digitCounts(bits)
  let from = order
  let to: Uint32Array = new Uint32Array(order.length)
  DIGITS.forEach(([word, shift, mask], digit) => {
    const countsOfDigit = counts.subarray(digit * RADIX, (digit + 1) * RADIX)
    if (countsOfDigit[((bits[word] ?? 0) >>> shift) & mask] === order.length) return
    distribute(bits, word, shift, mask, from, to, countsOfDigit)
    ;[from, to] = [to, from]
  })
  return from
}

/** Number of occurrences of each value of each digit. */
function digitCounts(bits: Uint32Array): Uint32Array {
  const counts = new Uint32Array(DIGITS.length * RADIX)
  DIGITS.forEach(([word, shift, mask], digit) => {
    const first = digit * RADIX
    for (let index = word; index < bits.length; index += 2) {
      const value = first + (((bits[index] ?? 0) >>> shift) & mask)
      counts[value] = (counts[value] ?? 0) + 1
    }
  })
  return counts
}

/**
 * Copies the rows from `from` to `to`, sorted stably by one digit.
 * @param counts number of rows with each value of the digit; overwritten with the positions to write to
 */
function distribute(
  bits: Uint32Array,
  word: number,
  shift: number,
  mask: number,
  from: Uint32Array,
  to: Uint32Array,
  counts: Uint32Array,
): void {
  let sum = 0
  for (let value = 0; value <= mask; value++) {
    const count = counts[value] ?? 0
    counts[value] = sum
    sum += count
  }
  const rows = from.length
  for (let index = 0; index < rows; index++) {
    const row = from[index] ?? 0
    const value = ((bits[row * 2 + word] ?? 0) >>> shift) & mask
    const position = counts[value] ?? 0
    counts[value] = position + 1
    to[position] = row
  }
}
