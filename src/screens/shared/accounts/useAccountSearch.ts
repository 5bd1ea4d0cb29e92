import { useMemo, useState } from 'react'
import type { Account } from '#domain/account.ts'
import { findAccounts, listAccounts, type ListedAccount } from './accountList.ts'

/** Accounts to choose from, and a search among them. */
export interface AccountSearch {
  /** All of them, the current one first. */
  listed: readonly ListedAccount[]
  /** Those that match the search. */
  matches: readonly ListedAccount[]
  search: string
  onSearch: (search: string) => void
}

/**
 * Lists accounts and searches among them.
 * @param accounts undefined while loading
 * @param currentId id of the current account; null: none
 */
export function useAccountSearch(accounts: readonly Account[] | undefined, currentId: string | null): AccountSearch {
  const [search, onSearch] = useState('')
  const listed = useMemo(() => listAccounts(accounts ?? [], currentId), [accounts, currentId])
  const matches = useMemo(() => findAccounts(listed, search), [listed, search])
  return { listed, matches, search, onSearch }
}
