/** What a client needs to know of the world it speaks from. */
export interface ClientConfig {
  /** Scheme, host and port of the API; '' is the page's own origin. */
  host: string
  /** Fills `{vert_id}` in every path; 'books' where not given (spec section 1). */
  vertical?: string
  /** The bearer token of the moment, asked anew for every request; null when signed out. */
  token: () => string | null
  /** Basic auth of a protected server; it wins over the bearer header (behaviour.md, Requests). */
  basic?: { user: string; password: string }
  /**
   * Where endpoints stand that the specification does not have, by their id: `{ getShowcase: '/app/showcase.json' }`.
   * Nothing that proves who asks is sent there.
   */
  elsewhere?: Readonly<Record<string, string>>
  /** Called for every 401 that ends the session: not for `open` endpoints, nor for a token that is no longer in use. */
  onUnauthorized?: () => void
  /** Told of each way in which answers differ from the contract, once per text. */
  onProblem?: (text: string) => void
  /** Stands in for the browser's own, in tests. */
  fetch?: typeof globalThis.fetch
}
