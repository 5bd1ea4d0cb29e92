import { isSameUser, type Account } from '#domain/account.ts'
import type { SafeStorage } from './safeStorage.ts'
import type { UserAndAccounts } from './sessionState.ts'
import type { TokenClaims } from './token.ts'

/** Account state stored on the device (spec section 3): the user's own account, and the masqueraded one. */
export interface AccountState {
  /** The user it is kept for; nobody else's login or masquerade uses it. */
  userName: string | null
  account: Account | null
  masquerade: Account | null
}

const KEY = 'lightshelf.account'
const NONE: AccountState = { userName: null, account: null, masquerade: null }

/** The account whose data is shown: the masqueraded one, if any (spec section 3). */
export const activeAccount = (state: Pick<AccountState, 'account' | 'masquerade'>): Account | null =>
  state.masquerade ?? state.account

export function readAccountState(storage: SafeStorage): AccountState {
  try {
    const raw: unknown = JSON.parse(storage.get(KEY) ?? 'null')
    if (typeof raw !== 'object' || raw === null) return NONE
    const { userName, account, masquerade } = raw as Record<string, unknown>
    return {
      userName: typeof userName === 'string' ? userName : null,
      account: asAccount(account),
      masquerade: asAccount(masquerade),
    }
  } catch {
    return NONE
  }
}

/** A stored account state if it is this user's, else an empty one. */
export const accountStateOf = (stored: AccountState, userName: string): AccountState =>
  stored.userName !== null && isSameUser(stored.userName, userName) ? stored : { ...NONE, userName }

export const readAccountStateOf = (storage: SafeStorage, userName: string): AccountState =>
  accountStateOf(readAccountState(storage), userName)

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
 * Derives the account state from a token, which decides the mode (spec section 4, Masquerade).
 * @param known accounts whose names are known, the most likely first; a masqueraded account that is not among them is
 * named by its id
 * @param own the user's own account, unchanged by masquerading
 */
export function stateOfToken(
  { accountId, masquerade }: TokenClaims,
  known: readonly (Account | null)[],
  own: Account | null,
): Pick<AccountState, 'account' | 'masquerade'> {
  const named = known.find((account) => account !== null && (accountId === null || account.id === accountId)) ?? null
  if (!masquerade) return { account: named, masquerade: null }
  return { account: own, masquerade: named ?? { id: accountId ?? '', name: accountId ?? '' } }
}

/**
 * The account of a token in the account list: that of its `acc` claim, or of the me endpoint if it has none. Null if the
 * list lacks it (spec section 4).
 */
export function findTokenAccount({ accountId }: TokenClaims, { me, accounts }: UserAndAccounts): Account | null {
  const id = accountId ?? me.accountId
  return accounts.find((account) => account.id === id) ?? null
}

/** The account state once user and accounts are loaded. A masqueraded account need not be in the list. */
export function stateOfLists(
  claims: TokenClaims,
  lists: UserAndAccounts,
  own: Account | null,
): Pick<AccountState, 'account' | 'masquerade'> {
  if (!claims.masquerade) return { account: findTokenAccount(claims, lists), masquerade: null }
  const { me, accounts } = lists
  const ofMe = me.accountId === null || me.accountName === null ? null : { id: me.accountId, name: me.accountName }
  return stateOfToken(claims, [ofMe, ...accounts], own ?? accounts[0] ?? null)
}
