import { deviceStorage } from '#session/safeStorage.ts'

/** What is stored on the device under a key, which anyone may have written; null if nothing readable is. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value on the device as JSON. */
export function store(key: string, value: unknown): void {
  deviceStorage.set(key, JSON.stringify(value))
}
