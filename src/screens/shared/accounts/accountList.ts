import type { Account } from '#domain/account.ts'
import { compareTexts } from '#domain/compareTexts.ts'
import { foldText, searchWords } from '#domain/foldText.ts'

/** An account with its folded name and id for searching. */
export interface ListedAccount extends Account {
  searchText: string
}

/** Sorts accounts by name, the current one first. */
export function listAccounts(accounts: readonly Account[], currentId: string | null): ListedAccount[] {
  return accounts
    .map(({ id, name }) => ({ id, name, searchText: foldText(`${name} ${id}`) }))
    .sort(
      (a, b) =>
        Number(b.id === currentId) - Number(a.id === currentId) ||
        compareTexts(a.name, b.name) ||
        compareTexts(a.id, b.id),
    )
}

/** Accounts whose name or id contains every word of the search. */
export function findAccounts(listed: readonly ListedAccount[], search: string): readonly ListedAccount[] {
  const words = searchWords(search)
  return words.length === 0
    ? listed
    : listed.filter(({ searchText }) => words.every((word) => searchText.includes(word)))
}

/** No real id is longer. */
const MAX_ID_LENGTH = 64

/**
 * The search as the id of an unlisted account; null if it cannot be an id, if the account is listed, or if the text
 * looks like part of a listed name.
 */
export function unlistedId(listed: readonly ListedAccount[], search: string): string | null {
  const text = search.trim()
  if (text === '' || text.length > MAX_ID_LENGTH || /\s/.test(text)) return null
  if (listed.some(({ id }) => id.toLowerCase() === text.toLowerCase())) return null
  return /\d/.test(text) || findAccounts(listed, text).length === 0 ? text : null
}
