import { useState } from 'react'

/** Returns the first value seen with this key, so that equal values keep one identity and memos stay valid. */
export function useStableValue<T>(value: T, key: string): T {
  const [stable, setStable] = useState({ value, key })
  if (stable.key === key) return stable.value
  setStable({ value, key })
  return value
}
