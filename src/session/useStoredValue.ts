import { useCallback, useState } from 'react'
import { useSessionState } from './SessionContext.tsx'
import { currentAccountId } from './signedInState.ts'
import { readStored, store } from './storedJson.ts'

/**
 * A value stored on the device for the current account, and its setter. The value is the one found on mount: setting
 * does not re-render. Null if nothing readable is stored.
 */
export function useStoredValue<T>(
  name: string,
  read: (stored: unknown) => T | null,
): [T | null, (value: T | null) => void] {
  const key = `lightshelf.${name}.${currentAccountId(useSessionState()) ?? ''}`
  const [storedValue] = useState(() => read(readStored(key)))
  return [storedValue, useCallback((value: T | null) => store(key, value), [key])]
}

/** One of several choices, stored for the current account, and its setter. Null if none of them is stored. */
export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
): [Choice | null, (choice: Choice) => void] {
  return useStoredValue(
    name,
    useCallback((stored: unknown) => choices.find((choice) => choice === stored) ?? null, [choices]),
  )
}

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
