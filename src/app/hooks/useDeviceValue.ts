import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#session/safeStorage.ts'

const listeners = new Set<() => void>()

export function setDeviceValue(key: string, value: string): void {
  deviceStorage.set(key, value)
  for (const listener of listeners) listener()
}

/** A value stored on the device for all its users; null if there is none. A logout keeps it. */
export function useDeviceValue(key: string): string | null {
  return useSyncExternalStore(subscribe, () => deviceStorage.get(key))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab has changed it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
