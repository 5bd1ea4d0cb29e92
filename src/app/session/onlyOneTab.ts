import { deviceStorage } from './safeStorage.ts'

const NAME = 'lightshelf.refresh'
/** A tab that took its turn and was closed holds up the others no longer than this. */
const TURN_MS = 30_000

/** Does something in one tab at a time: the others wait for their turn. Where the browser has no locks, a mark on the device does, nearly as well; then a tab may get no turn. Resolves with whether it had one. */
export async function onlyOneTab(work: () => Promise<void>): Promise<boolean> {
  // Absent outside of secure contexts, whatever the types say.
  const locks = navigator.locks as LockManager | undefined
  if (locks === undefined) return byMark(work)
  await locks.request(NAME, work)
  return true
}

async function byMark(work: () => Promise<void>): Promise<boolean> {
  const mine = `${Date.now()}:${Math.random()}`
  if (isTaken(deviceStorage.get(NAME))) return false
  deviceStorage.set(NAME, mine)
  // Two tabs in one moment: the last to write stays.
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200))
  if (deviceStorage.get(NAME) !== mine) return false
  try {
    await work()
    return true
  } finally {
    deviceStorage.remove(NAME)
  }
}

function isTaken(mark: string | null): boolean {
  const at = Number(mark?.split(':')[0])
  return Number.isFinite(at) && at > 0 && Math.abs(Date.now() - at) < TURN_MS
}
