/**
 * The storage key of what the device remembers for a user in an account: 'lightshelf.saved-views.adResults.1k2j3h.HV01'.
 * The user name is an email address, so the key has its hash; in any case it is the same user.
 */
export function keyForUser(name: string, userName: string, accountId: string): string {
  return `lightshelf.${name}.${hashOfUser(userName)}.${accountId}`
}

/** FNV-1a with 32 bits, in base 36: short, and enough to tell the users of one device apart. */
export function hashOfUser(userName: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(userName.toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
