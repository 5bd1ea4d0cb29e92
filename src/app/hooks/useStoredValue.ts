import { useCallback, useState } from 'react'
import { deviceStorage } from '../session/safeStorage.ts'
import { useSessionState } from '../session/SessionContext.tsx'

/**
 * A value stored on the device for the current account, and its setter. The value is the one found on mount: setting
 * does not re-render. Null if nothing readable is stored.
 */
export function useStoredValue<T>(name: string, read: (stored: unknown) => T | null): [T | null, (value: T) => void] {
  const state = useSessionState()
  const accountId = state.status === 'signed-in' ? (state.claims.accountId ?? state.account?.id ?? '') : ''
  const key = `lightshelf.${name}.${accountId}`
  const [storedValue] = useState(() => read(parse(deviceStorage.get(key))))
  const store = useCallback((value: T) => deviceStorage.set(key, JSON.stringify(value)), [key])
  return [storedValue, store]
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
