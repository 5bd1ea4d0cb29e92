import { useCallback } from 'react'
import { useStoredValue } from './useStoredValue.ts'

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
