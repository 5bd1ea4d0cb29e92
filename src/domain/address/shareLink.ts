import type { Period } from '#domain/period.ts'
import { withLinkAccount } from './linkAccount.ts'

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
