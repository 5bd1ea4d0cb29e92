import type { Account } from '#domain/account.ts'
import { compareTexts } from '#domain/collate.ts'
import { foldText, searchWords } from '#domain/foldText.ts'

/** An account as it is searched: by its name and its id. */
export interface ListedAccount extends Account {
  folded: string
}

/** The accounts by name, the one that is worked in first. */
export function listAccounts(accounts: readonly Account[], currentId: string | null): ListedAccount[] {
  return accounts
    .map(({ id, name }) => ({ id, name, folded: foldText(`${name} ${id}`) }))
    .sort(
      (a, b) =>
        Number(b.id === currentId) - Number(a.id === currentId) ||
        compareTexts(a.name, b.name) ||
        compareTexts(a.id, b.id),
    )
}

/** Those whose name or id holds every word of a search. */
export function findAccounts(listed: readonly ListedAccount[], search: string): readonly ListedAccount[] {
  const words = searchWords(search)
  return words.length === 0 ? listed : listed.filter(({ folded }) => words.every((word) => folded.includes(word)))
}

/** Longer than any id, and than any id anybody would type. */
const LONGEST_ID = 64

/** The id that a search may be of an account that is not listed; null: it cannot be one, it is listed, or it is rather the name of one that is. */
export function unlistedId(listed: readonly ListedAccount[], search: string): string | null {
  const text = search.trim()
  if (text === '' || text.length > LONGEST_ID || /\s/.test(text)) return null
  if (listed.some(({ id }) => id.toLowerCase() === text.toLowerCase())) return null
  return /\d/.test(text) || findAccounts(listed, text).length === 0 ? text : null
}
