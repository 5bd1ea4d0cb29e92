import { useCallback, useState } from 'react'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'
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
