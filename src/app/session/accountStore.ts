import type { Account } from '#domain/account.ts'
import type { SafeStorage } from './safeStorage.ts'
import type { TokenClaims } from './token.ts'

/** Account state stored on the device (spec section 3): the user's own account, and the masqueraded one. */
export interface AccountState {
  account: Account | null
  masquerade: Account | null
}

const KEY = 'lightshelf.account'
const NONE: AccountState = { account: null, masquerade: null }

/** The account whose data is shown: the masqueraded one, if any (spec section 3). */
export const activeAccount = (state: AccountState): Account | null => state.masquerade ?? state.account

export function readAccountState(storage: SafeStorage): AccountState {
  try {
    const raw: unknown = JSON.parse(storage.get(KEY) ?? 'null')
    if (typeof raw !== 'object' || raw === null) return NONE
    const { account, masquerade } = raw as Record<string, unknown>
    return { account: asAccount(account), masquerade: asAccount(masquerade) }
  } catch {
    return NONE
  }
}

export function writeAccountState(storage: SafeStorage, state: AccountState): void {
  storage.set(KEY, JSON.stringify(state))
}

export function clearAccountState(storage: SafeStorage): void {
  storage.remove(KEY)
}

function asAccount(raw: unknown): Account | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { id, name } = raw as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
}

/**
 * Picks the account of a token: its `acc` claim if the list has it, else the first of the list (spec section 4). The
 * caller logs a claim that was not found. In masquerade mode the account need not be in the list.
 */
export function chooseAccount(
  accounts: readonly Account[],
  claimed: string | null,
): { account: Account | null; found: boolean } {
  const match = accounts.find((account) => account.id === claimed)
  return match ? { account: match, found: true } : { account: accounts[0] ?? null, found: false }
}

/**
 * Derives the account state from a token, which decides the mode (spec section 4, Masquerade).
 * @param known accounts whose names are known, the most likely first; a masqueraded account that is not among them is
 * named by its id
 * @param own the user's own account, unchanged by masquerading
 */
export function stateOfToken(
  { accountId, masquerade }: TokenClaims,
  known: readonly (Account | null)[],
  own: Account | null,
): AccountState {
  const named = known.find((account) => account !== null && (accountId === null || account.id === accountId)) ?? null
  if (!masquerade) return { account: named, masquerade: null }
  return { account: own, masquerade: named ?? { id: accountId ?? '', name: accountId ?? '' } }
}
