/** What the token says of itself. Display hints only: the server decides (contract.md, Who sees what). */
export interface TokenClaims {
  /** The account it is for; null where it says none or cannot be read. */
  accountId: string | null
  /** It stands for somebody else's account (spec section 4, Masquerade). */
  masquerade: boolean
}

/** Reads the claims of a JWT. A token that is none has no claims; nothing throws. */
export function readClaims(token: string): TokenClaims {
  const claims = payloadOf(token)
  const acc = claims.acc
  return {
    accountId: typeof acc === 'string' || typeof acc === 'number' ? String(acc) : null,
    masquerade: Boolean(claims.msk),
  }
}

function payloadOf(token: string): Record<string, unknown> {
  try {
    const part = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
