import type { Endpoint } from './endpoint.ts'
import type { Waits } from './idleLimit.ts'

/** Where the API of a deployment is. */
export interface ServerConfig {
  /** Scheme, host and port of the API, without a trailing slash; '' for the page's own origin. */
  host: string
  /** Value of `{vert_id}` in every path; 'books' by default (spec section 1). */
  vertical?: string
  /** Credentials of a test server behind basic auth; sent instead of the bearer token. */
  basic?: { user: string; password: string } | null
  /** How long calls wait for the server, where it differs from the defaults: 30 s without a byte, otherwise 120 s. */
  waits?: Partial<Waits>
}

/** Configuration of an API client. */
export interface ClientConfig extends ServerConfig {
  /** The current bearer token, read for every request; null if signed out. */
  token: () => string | null
  /**
   * URLs of endpoints that the specification does not define, by id: `{ getShowcase: '/app/showcase.json' }`. No
   * credentials are sent to them.
   */
  elsewhere?: Readonly<Record<string, string>>
  /**
   * Called before each call is sent that needs a session. Undefined sends it immediately; otherwise it is sent once this
   * resolves with true, and cancelled if not.
   */
  beforeCall?: (endpoint: Endpoint) => Promise<boolean> | undefined
  /** Called for every 401 that ends the session: not for public endpoints, nor for a token that has been replaced. */
  onUnauthorized?: () => void
  /** Called when a change or a download has failed, which is never retried. */
  onFailedChange?: (error: unknown, endpoint: Endpoint) => void
  /** Called for each way in which responses differ from the schemas, once per text. By default it is logged. */
  onProblem?: (text: string) => void
  /** Replaces the browser's fetch in tests. */
  fetch?: typeof globalThis.fetch
}
