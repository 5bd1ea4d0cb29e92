import { writeSearch } from './writeSearch.ts'
import type { Period } from '../period.ts'

/* The account that a copied link was made in. It is read before the page, which never sees it. */

/** Name of the parameter. */
export const ACCOUNT_PARAM = 'account'

const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/

/** The account id of a link. Null: the link has none; `id` null: it cannot be one, or there are several. */
export function readLinkAccount(search: string): { id: string | null } | null {
  const ids = new URLSearchParams(search).getAll(ACCOUNT_PARAM)
  const [id] = ids
  if (id === undefined) return null
  return { id: ids.length === 1 && ACCOUNT_ID.test(id) ? id : null }
}

/** The search string without the account. */
export function withoutLinkAccount(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(ACCOUNT_PARAM)
  return writeSearch(params)
}

/** A link that says in which account it was made, if that is known. */
export function withLinkAccount(href: string, accountId: string | null): string {
  if (accountId === null || !ACCOUNT_ID.test(accountId)) return href
  return `${href}${href.includes('?') ? '&' : '?'}${ACCOUNT_PARAM}=${accountId}`
}

/**
 * A link to be copied: with its days, because tomorrow the default period is another one, and the account it was made in.
 * @param address origin and path
 * @param accountId null: unknown
 */
export function shareLink(address: string, search: string, { from, to }: Period, accountId: string | null): string {
  const hasDays = new URLSearchParams(search).has('from')
  const days = hasDays ? search : `${search === '' ? '?' : `${search}&`}from=${from}&to=${to}`
  return withLinkAccount(address + days, accountId)
}
