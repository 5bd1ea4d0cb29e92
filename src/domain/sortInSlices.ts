import { chunk } from 'es-toolkit'
import type { Slices } from './slices.ts'

/** Number of items that are sorted at once. */
const SLICE = 8192

type Compare = (a: number, b: number) => number

/** A stable merge sort in slices, as the built-in sort of a long array cannot pause. */
export function* sortInSlices(items: Uint32Array, compare: Compare): Slices<Uint32Array> {
  let runs: Uint32Array[] = []
  for (let start = 0; start < items.length; start += SLICE) {
    runs.push(items.slice(start, start + SLICE).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Uint32Array[] = []
    for (const [left = items, right] of chunk(runs, 2)) {
      merged.push(right === undefined ? left : merge(left, right, compare))
      yield
    }
    runs = merged
  }
  return runs[0] ?? items
}

function merge(left: Uint32Array, right: Uint32Array, compare: Compare): Uint32Array {
  let [l, r] = [0, 0]
  return new Uint32Array(left.length + right.length).map(() => {
    const takesLeft = r >= right.length || (l < left.length && compare(left[l] ?? 0, right[r] ?? 0) <= 0)
    return (takesLeft ? left[l++] : right[r++]) ?? 0
  })
}
