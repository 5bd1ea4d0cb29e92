import { createClient, type Client } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { followClick, forgotPassword, getShowcase, resetPassword } from './endpoints/public.ts'
import type { ServerConfig } from './clientConfig.ts'

/** Calls of the public pages. */
type AdapterName = 'forgot' | 'reset' | 'click' | 'showcase'

/** Where the calls of the public pages go. */
export interface AdapterConfig extends ServerConfig {
  /** Location of each call: '' for the default path, a path on the API's host, or a full URL; null if turned off. */
  adapters: Readonly<Record<AdapterName, string | null>>
}

/**
 * Calls of the public pages. The specification names no endpoints for them, so a deployment can move each one or turn
 * it off (README, "Point it at a real API"); pages check `config.adapters` first. None sends a token or ends a session.
 */
export interface Adapters {
  /** Requests an email with a password reset link. */
  requestResetLink: (email: string, signal?: AbortSignal) => Promise<void>
  /** Sets a new password with the token of a reset link. */
  setPassword: (token: string, password: string, signal?: AbortSignal) => Promise<void>
  /** Resolves with the target URL of a click-through, not yet checked for safety. */
  getDestination: (clickId: string) => Promise<string>
  /** The latest showcase, to be called by `client`. */
  showcase: typeof getShowcase
  /** Sends no token. */
  client: Client
}

const cache = new WeakMap<AdapterConfig, Adapters>()

/** The adapters of a deployment. Each throws only CallErrors. */
export function adaptersOf(config: AdapterConfig): Adapters {
  const adapters = cache.get(config) ?? createAdapters(config)
  cache.set(config, adapters)
  return adapters
}

function createAdapters(config: AdapterConfig): Adapters {
  const client = clientFor(config)
  const at = <E extends Pick<Endpoint, 'path'>>(name: AdapterName, endpoint: E): E =>
    withLocation(endpoint, config.adapters[name])
  return {
    requestResetLink: (email, signal) =>
      client.call(at('forgot', forgotPassword), { body: { username: email.toLowerCase() }, signal }),
    setPassword: (token, password, signal) =>
      client.call(at('reset', resetPassword), { body: { token, passwd: password }, signal }),
    getDestination: (clickId) => client.call(at('click', followClick), { path: { id: clickId } }),
    showcase: at('showcase', getShowcase),
    client,
  }
}

/** A full URL is a third-party server: the client sends no credentials there. */
const isFullUrl = (location: string) => /^https?:\/\//i.test(location)

function clientFor(config: AdapterConfig): Client {
  const elsewhere: Record<string, string> = {}
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const location = config.adapters[name as AdapterName]
    if (location !== null && isFullUrl(location)) elsewhere[endpoint.id] = withId(location, endpoint)
  }
  return createClient({ ...config, elsewhere, token: () => null })
}

const ENDPOINTS: Readonly<Record<AdapterName, Pick<Endpoint, 'id' | 'path'>>> = {
  forgot: forgotPassword,
  reset: resetPassword,
  click: followClick,
  showcase: getShowcase,
}

/** The same call at another path of the API's host. */
function withLocation<E extends Pick<Endpoint, 'path'>>(endpoint: E, location: string | null): E {
  if (location === null || location === '' || isFullUrl(location)) return endpoint
  return { ...endpoint, path: withId(location.startsWith('/') ? location : `/${location}`, endpoint) }
}

/** Appends `{id}` if the endpoint has one and the location does not say where it goes. */
function withId(location: string, { path }: Pick<Endpoint, 'path'>): string {
  return path.includes('{id}') && !location.includes('{id}') ? `${location.replace(/\/+$/, '')}/{id}` : location
}
