import { compareTexts } from './compareTexts.ts'

/** What rows are sorted by: a number by row index, NaN for no value. One kind of array, which engines read fastest. */
export interface SortValues {
  values: Float64Array
  descending: boolean
}

/** Sorts row indices by the keys in turn. Stable; rows without a value come last in both directions. */
export function sortIndices(indices: Uint32Array, keys: readonly SortValues[]): Uint32Array {
  return indices.toSorted((a, b) => {
    for (const { values, descending } of keys) {
      const left = values[a] ?? NaN
      const right = values[b] ?? NaN
      if (left < right) return descending ? 1 : -1
      if (left > right) return descending ? -1 : 1
      if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1
    }
    return 0
  })
}

/**
 * Values as numbers in the same order: a number is itself, a text its rank in en-GB order (equal texts share one), null is
 * NaN.
 */
export function sortableNumbers(values: readonly (string | number | null)[]): Float64Array {
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))].sort(compareTexts)
  const ranks = new Map<string, number>()
  let rank = 0
  for (const [index, text] of texts.entries()) {
    if (compareTexts(texts[index - 1] ?? text, text) !== 0) rank = index
    ranks.set(text, rank)
  }
  return Float64Array.from(values, (value) => (typeof value === 'string' ? ranks.get(value) : value) ?? NaN)
}
