import type { Slices } from './slices.ts'

/** Number of items that are sorted at once. */
const SLICE = 8192

/**
 * A stable merge sort in slices, as the built-in sort of a long array cannot pause.
 * @param items sorted in place
 */
export function* sortInSlices(items: Uint32Array, compare: (a: number, b: number) => number): Slices<Uint32Array> {
  for (let start = 0; start < items.length; start += SLICE) {
    items.subarray(start, start + SLICE).sort(compare)
    yield
  }
  let from = items
  let to: Uint32Array = new Uint32Array(items.length)
  for (let length = SLICE; length < items.length; length *= 2) {
    for (let start = 0; start < items.length; start += 2 * length) {
      merge(
        from.subarray(start, start + length),
        from.subarray(start + length, start + 2 * length),
        to.subarray(start),
        compare,
      )
      yield
    }
    ;[from, to] = [to, from]
  }
  return from
}

function merge(
  left: Uint32Array,
  right: Uint32Array,
  to: Uint32Array,
  compare: (a: number, b: number) => number,
): void {
  let [l, r] = [0, 0]
  for (let at = 0; at < left.length + right.length; at++) {
    const takesLeft = r >= right.length || (l < left.length && compare(left[l] ?? 0, right[r] ?? 0) <= 0)
    to[at] = (takesLeft ? left[l++] : right[r++]) ?? 0
  }
}
