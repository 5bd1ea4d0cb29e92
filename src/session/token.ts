/** Claims of the token. Only for display: the server decides what its user may see. */
export interface TokenClaims {
  /** Id of the token's account; null if it names none or cannot be read. */
  accountId: string | null
  /** Whether the token is for a masqueraded account (spec section 4, Masquerade). */
  masquerade: boolean
}

/** Reads the claims of a JWT. Never throws: anything else has no claims. */
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
