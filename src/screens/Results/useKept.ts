import { useState } from 'react'

/** The value as it first came with this key: two that say the same are one, so that what is made of it is not made again. */
export function useKept<T>(value: T, key: string): T {
  const [kept, keep] = useState({ value, key })
  if (kept.key === key) return kept.value
  keep({ value, key })
  return value
}
