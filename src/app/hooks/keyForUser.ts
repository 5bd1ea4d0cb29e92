import { shortHash } from '#domain/text/shortHash.ts'

/**
 * The storage key of what the device remembers for a user in an account: 'lightshelf.saved-views.adResults.1k2j3h.HV01'.
 * The user name is an email address, so the key has its hash, which is short and enough to tell the
 * users of one device apart; in any case it is the same user.
 */
export function keyForUser(name: string, userName: string, accountId: string): string {
  return `lightshelf.${name}.${shortHash(userName.toLowerCase())}.${accountId}`
}
