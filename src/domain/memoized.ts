/**
 * The function with its results kept, so that each key is computed once. The last one is kept apart, as rows of one day
 * or campaign come one after another. Results must not be undefined.
 */
export function memoized<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>()
  let lastKey: Key | undefined
  let lastResult: Result | undefined
  return (key) => {
    if (lastResult !== undefined && key === lastKey) return lastResult
    let result = results.get(key)
    if (result === undefined) {
      result = compute(key)
      results.set(key, result)
    }
    lastKey = key
    lastResult = result
    return result
  }
}
