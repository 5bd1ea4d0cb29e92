import { hashOfUser } from '../hooks/keyForUser.ts'
import { readAccountState } from '#session/accountStore.ts'
import { deviceStorage } from '#session/safeStorage.ts'

/*
 * Saved views from before they belonged to a user: stored by screen and account only, so that nothing says whose they
 * are (docs/decisions/0021). Code of every page: keep it small.
 */

const PREFIX = 'lightshelf.views.'
const RECORD_KEY = 'lightshelf.old-views'
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** The key of old views. */
export const oldViewsKey = (screen: string, accountId: string) => `${PREFIX}${screen}.${accountId}`

/**
 * Decides once whose the old views on this device are: the user whom the stored account names. Call it before a sign-in
 * can change that name. Removes what was not claimed for 90 days.
 */
export function settleOldViews(now: Date): void {
  const keys = findOldKeys()
  const nowMs = now.getTime()
  const sinceMs = readSinceMs(nowMs)
  const isExpired = nowMs - sinceMs >= KEPT_MS
  if (isExpired) for (const key of keys) deviceStorage.remove(key)
  if (isExpired || keys.length === 0) deviceStorage.remove(RECORD_KEY)
  else deviceStorage.set(RECORD_KEY, JSON.stringify({ owner: readOwner(), sinceMs }))
}

/** Whether old views may move to this user. */
export function ownsOldViews(userName: string): boolean {
  return readOwner() === hashOfUser(userName)
}

/** The owner's hash. An unreadable record has no owner, as the stored account may name another user by now. */
function readOwner(): string | null {
  const record = readRecord()
  if (record !== null) return typeof record.owner === 'string' ? record.owner : null
  const { userName } = readAccountState(deviceStorage)
  return userName === null ? null : hashOfUser(userName)
}

/** Since when the old views are known to be there. A time in the future is a wrong clock's. */
function readSinceMs(nowMs: number): number {
  const sinceMs = readRecord()?.sinceMs
  return typeof sinceMs === 'number' && sinceMs <= nowMs ? sinceMs : nowMs
}

/** What `settleOldViews` recorded; null if it has not, empty if it is unreadable. */
function readRecord(): { owner?: unknown; sinceMs?: unknown } | null {
  const text = deviceStorage.get(RECORD_KEY)
  if (text === null) return null
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}

function findOldKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    // Storage is blocked: there are none.
    return []
  }
}
