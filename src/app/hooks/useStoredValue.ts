import { useCallback, useState } from 'react'
import { useSessionState } from '../session/SessionContext.tsx'
import { readStored, store } from './storedJson.ts'

/**
 * A value stored on the device for the current account, and its setter. The value is the one found on mount: setting
 * does not re-render. Null if nothing readable is stored.
 */
export function useStoredValue<T>(
  name: string,
  read: (stored: unknown) => T | null,
): [T | null, (value: T | null) => void] {
  const state = useSessionState()
  const accountId = state.status === 'signed-in' ? (state.claims.accountId ?? state.account?.id ?? '') : ''
  const key = `lightshelf.${name}.${accountId}`
  const [storedValue] = useState(() => read(readStored(key)))
  return [storedValue, useCallback((value: T | null) => store(key, value), [key])]
}
