import type { SetupWorker } from 'msw/browser'
import { ENDPOINT_LIST, FAULTS, isFaultId } from './faults.ts'
import { handlers } from './handlers/handlers.ts'
import { faultHandler } from './respond.ts'
import { ACCOUNTS } from './world/accounts.ts'
import { forgetEverything } from './world/memory.ts'
import { peopleOf, personByUserName } from './world/people.ts'

interface Fault {
  endpoint: string
  fault: string
}

/** For as long as the tab lives, so that a page can be loaded anew under them. */
const KEY = 'lightshelf.demo.faults'
/** More than anybody scrolls through. */
const MOST_PER_ACCOUNT = 6

/** What the developer panel of the demo may do to the mock world; the faults of before a reload are in force again. */
export function demoControls(worker: SetupWorker, unknown: Parameters<SetupWorker['use']>) {
  let faults = readFaults()
  const apply = () => {
    const failing = faults.flatMap(({ endpoint, fault }) => faultHandler(endpoint, fault) ?? [])
    worker.resetHandlers(...failing, ...handlers, ...unknown)
  }
  if (faults.length > 0) apply()
  const setFaults = (next: readonly Fault[]) => {
    faults = [...next]
    keep(JSON.stringify(faults))
    apply()
  }
  return {
    people: people(),
    endpoints: ENDPOINT_LIST.map(({ id, method, path }) => ({
      id,
      label: `${method} ${path.replace('/api/v1/acc/{vert_id}', '…')}`,
    })),
    kinds: FAULTS,
    faults: () => faults,
    setFaults,
    reset: () => {
      setFaults([])
      forgetEverything()
    },
  }
}

function people() {
  const staff = personByUserName('staff@lightshelf.example')
  const listed = ACCOUNTS.flatMap((account) =>
    peopleOf(account)
      .filter(({ activatedOn }) => activatedOn !== null)
      .slice(0, MOST_PER_ACCOUNT)
      .map((person) => ({ person, account: account.name })),
  )
  return [...listed, ...(staff === undefined ? [] : [{ person: staff, account: 'internal staff' }])].map(
    ({ person, account }) => ({
      userName: person.userName,
      label: `${person.first} ${person.last}, ${account}`,
    }),
  )
}

function readFaults(): Fault[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFault) : []
  } catch {
    return []
  }
}

function keep(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text)
  } catch {
    // Blocked: then they are gone with the next reload.
  }
}

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { endpoint, fault } = value as Record<string, unknown>
  return ENDPOINT_LIST.some(({ id }) => id === endpoint) && typeof fault === 'string' && isFaultId(fault)
}
