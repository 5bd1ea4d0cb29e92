import { deviceStorage } from './safeStorage.ts'

const LOCK_NAME = 'lightshelf.refresh'
/** How long a lock left by a closed tab blocks the others. */
const LOCK_EXPIRY_MS = 30_000

/**
 * Runs work in one tab at a time, with the Web Locks API: other tabs wait. Without it, falls back to a lock in
 * localStorage, where a tab may be turned away. Resolves with whether the work was run.
 */
export async function runInOneTab(work: () => Promise<void>): Promise<boolean> {
  // Undefined outside secure contexts, despite its type.
  const locks = navigator.locks as LockManager | undefined
  if (locks === undefined) return withStorageLock(work)
  await locks.request(LOCK_NAME, work)
  return true
}

async function withStorageLock(work: () => Promise<void>): Promise<boolean> {
  const mine = `${Date.now()}:${Math.random()}`
  if (isTaken(deviceStorage.get(LOCK_NAME))) return false
  deviceStorage.set(LOCK_NAME, mine)
  // If two tabs write at the same moment, the last one gets the lock.
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200))
  if (deviceStorage.get(LOCK_NAME) !== mine) return false
  try {
    await work()
    return true
  } finally {
    deviceStorage.remove(LOCK_NAME)
  }
}

function isTaken(lock: string | null): boolean {
  const at = Number(lock?.split(':')[0])
  return Number.isFinite(at) && at > 0 && Math.abs(Date.now() - at) < LOCK_EXPIRY_MS
}
