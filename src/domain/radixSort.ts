/** Bits of one radix pass, low to high: [word of the 64-bit number, shift, mask]. */
const DIGITS = [
  [0, 0, 0x7ff],
  [0, 11, 0x7ff],
  [0, 22, 0x3ff],
  [1, 0, 0x7ff],
  [1, 11, 0x7ff],
  [1, 22, 0x3ff],
] as const

/** Places that the counts of one digit take. */
const RADIX = 0x800

/**
 * Numbers as bits that sort as unsigned integers, low and high word of each in turn: what radixSort goes by. They take the
 * place of the numbers in memory, so that a sort costs no more of it: `keys` is used up. NaN stands for nothing and comes
 * last in both directions; equal numbers have equal bits. -0 has to be a 0.
 */
export function sortableBits(keys: Float64Array, falling: boolean): Uint32Array {
  const bits = new Uint32Array(keys.buffer, keys.byteOffset, keys.length * 2)
  const turn = falling ? 0xffffffff : 0
  for (let at = 0; at < keys.length; at++) {
    const none = Number.isNaN(keys[at])
    const upper = bits[at * 2 + 1] ?? 0
    const negative = upper >>> 31 === 1
    bits[at * 2] = none ? 0xffffffff : (bits[at * 2] ?? 0) ^ (negative ? 0xffffffff : 0) ^ turn
    bits[at * 2 + 1] = none ? 0xffffffff : upper ^ (negative ? 0xffffffff : 0x80000000) ^ turn
  }
  return bits
}

/**
 * Row numbers in the order of their sortableBits, which stand by row number; rows that are equal keep the order of `index`:
 * all the row numbers, once each. It is used up.
 *
 * Least significant digit first; a digit that all rows share costs no pass. In plain loops: the first sort runs cold, and
 * iterators are many times slower then.
 */
export function radixSort(index: Uint32Array, bits: Uint32Array): Uint32Array {
  const counts = digitCounts(bits)
  let from = index
  let to: Uint32Array = new Uint32Array(index.length)
  DIGITS.forEach(([word, shift, mask], digit) => {
    const starts = counts.subarray(digit * RADIX, (digit + 1) * RADIX)
    if (starts[((bits[word] ?? 0) >>> shift) & mask] === index.length) return
    place(bits, word, shift, mask, from, to, starts)
    ;[from, to] = [to, from]
  })
  return from
}

/** How often each value of each digit occurs. */
function digitCounts(bits: Uint32Array): Uint32Array {
  const counts = new Uint32Array(DIGITS.length * RADIX)
  DIGITS.forEach(([word, shift, mask], digit) => {
    const first = digit * RADIX
    for (let at = word; at < bits.length; at += 2) {
      const value = first + (((bits[at] ?? 0) >>> shift) & mask)
      counts[value] = (counts[value] ?? 0) + 1
    }
  })
  return counts
}

/** Puts the rows of `from` into `to` by one digit, stable. `starts`: how often each value of the digit occurs; used up. */
function place(
  bits: Uint32Array,
  word: number,
  shift: number,
  mask: number,
  from: Uint32Array,
  to: Uint32Array,
  starts: Uint32Array,
): void {
  let sum = 0
  for (let value = 0; value <= mask; value++) {
    const here = starts[value] ?? 0
    starts[value] = sum
    sum += here
  }
  const rows = from.length
  for (let at = 0; at < rows; at++) {
    const row = from[at] ?? 0
    const value = ((bits[row * 2 + word] ?? 0) >>> shift) & mask
    const free = starts[value] ?? 0
    starts[value] = free + 1
    to[free] = row
  }
}
