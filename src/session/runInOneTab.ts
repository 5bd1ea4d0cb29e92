const LOCK_NAME = 'lightshelf.refresh'
/** Longest wait of a tab where there are no locks, so that one is ahead of the others. */
const MAX_WAIT_MS = 60_000

/**
 * Runs work in one tab at a time, with the Web Locks API: other tabs wait. Pages served over plain http lack it: there a
 * tab waits for a random time, so that another has usually finished.
 */
export async function runInOneTab<T>(work: () => Promise<T>): Promise<T> {
  // Undefined outside secure contexts, despite its type.
  const locks = navigator.locks as LockManager | undefined
  if (locks !== undefined) return await locks.request(LOCK_NAME, work)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_WAIT_MS))
  return work()
}
