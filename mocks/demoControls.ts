import type { SetupWorker } from 'msw/browser'
import { ENDPOINT_LIST, FAULTS, isFaultId } from './faults.ts'
import { handlers } from './handlers/handlers.ts'
import { faultHandler } from './respond.ts'
import { ACCOUNTS } from './world/accounts.ts'
import { clearMemory } from './world/memory.ts'
import { usersOf, userByName } from './world/users.ts'

interface Fault {
  endpoint: string
  fault: string
}

/** Session storage: faults survive a reload, but not the tab. */
const STORAGE_KEY = 'lightshelf.demo.faults'
/** Keeps the list of users short. */
const MAX_PER_ACCOUNT = 6

/** Controls over the mock world for the demo's developer panel. Restores the faults set before a reload. */
export function demoControls(worker: SetupWorker, fallbacks: Parameters<SetupWorker['use']>) {
  let faults = readFaults()
  const apply = () => {
    const failing = faults.flatMap(({ endpoint, fault }) => faultHandler(endpoint, fault) ?? [])
    worker.resetHandlers(...failing, ...handlers, ...fallbacks)
  }
  if (faults.length > 0) apply()
  const setFaults = (next: readonly Fault[]) => {
    faults = [...next]
    saveFaults(JSON.stringify(faults))
    apply()
  }
  return {
    users: signInOptions(),
    endpoints: ENDPOINT_LIST.map(({ id, method, path }) => ({
      id,
      label: `${method} ${path.replace('/api/v1/acc/{vert_id}', '…')}`,
    })),
    kinds: FAULTS,
    faults: () => faults,
    setFaults,
    reset: () => {
      setFaults([])
      clearMemory()
    },
  }
}

function signInOptions() {
  const staff = userByName('staff@lightshelf.example')
  const customers = ACCOUNTS.flatMap((account) =>
    usersOf(account)
      .filter(({ activatedOn }) => activatedOn !== null)
      .slice(0, MAX_PER_ACCOUNT)
      .map((user) => ({ user, account: account.name })),
  )
  return [...customers, ...(staff === undefined ? [] : [{ user: staff, account: 'internal staff' }])].map(
    ({ user, account }) => ({
      userName: user.userName,
      label: `${user.firstName} ${user.lastName}, ${account}`,
    }),
  )
}

function readFaults(): Fault[] {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isFault) : []
  } catch {
    return []
  }
}

function saveFaults(text: string): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, text)
  } catch {
    // Storage is blocked: the faults end with the next reload.
  }
}

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { endpoint, fault } = value as Record<string, unknown>
  return ENDPOINT_LIST.some(({ id }) => id === endpoint) && typeof fault === 'string' && isFaultId(fault)
}
