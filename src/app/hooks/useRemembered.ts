import { useCallback, useState } from 'react'
import { deviceStorage } from '../session/safeStorage.ts'
import { useSessionState } from '../session/SessionContext.tsx'

/**
 * Something kept on this device for the account that is worked in, as it was on arrival, and the way to keep another.
 * Anything unreadable counts as never kept.
 */
export function useRemembered<T>(name: string, read: (stored: unknown) => T | null): [T | null, (value: T) => void] {
  const state = useSessionState()
  const accountId = state.status === 'signed-in' ? (state.claims.accountId ?? state.account?.id ?? '') : ''
  const key = `lightshelf.${name}.${accountId}`
  const [remembered] = useState(() => read(parse(deviceStorage.get(key))))
  const remember = useCallback((value: T) => deviceStorage.set(key, JSON.stringify(value)), [key])
  return [remembered, remember]
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
