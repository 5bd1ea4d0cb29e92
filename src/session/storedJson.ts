import { deviceStorage } from './safeStorage.ts'
import { shortHash } from '#domain/text/shortHash.ts'

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

/**
 * The storage key of what the device remembers for a user in an account: 'lightshelf.saved-views.adResults.1k2j3h.HV01'.
 * The user name is an email address, so the key has its hash, which is short and enough to tell the
 * users of one device apart; in any case it is the same user.
 */
export function keyForUser(name: string, userName: string, accountId: string): string {
  return `lightshelf.${name}.${shortHash(userName.toLowerCase())}.${accountId}`
}
