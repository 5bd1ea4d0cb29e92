import { useCallback } from 'react'
import { useStoredValue } from './useStoredValue.ts'

/** The columns chosen for a table, stored for the current account, and their setter. Unknown ones are dropped. */
export function useStoredColumns<Key extends string>(
  name: string,
  all: readonly Key[],
): [Key[] | null, (columns: Key[] | null) => void] {
  return useStoredValue(
    name,
    useCallback((stored: unknown) => (Array.isArray(stored) ? all.filter((key) => stored.includes(key)) : null), [all]),
  )
}
