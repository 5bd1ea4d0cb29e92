import { createClient, type Client } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { followClick, forgotPassword, getShowcase, resetPassword } from '#api/publicEndpoints.ts'
import type { Showcase } from '#api/publicSchemas.ts'
import type { AdapterName, AppConfig } from './environment.ts'
import { reportProblem } from './errorReport.ts'

/*
 * The calls of the public pages. The specification names no endpoint for them, so each stands here behind a function that
 * a deployment points elsewhere or turns off (README, "Point it at a real API"); pages ask `config.adapters` first whether
 * theirs is there. None carries a session, and none ends one.
 */
export interface Adapters {
  /** Has a link sent with which the password of this e-mail's user can be set anew. */
  askForLink: (email: string, signal?: AbortSignal) => Promise<void>
  /** Sets a password by the token of such a link. */
  setPassword: (token: string, password: string, signal?: AbortSignal) => Promise<void>
  /** Where the click-through with this id leads: as the server has it, not yet judged. */
  destinationOf: (clickId: string, signal?: AbortSignal) => Promise<string>
  latestShowcase: (signal?: AbortSignal) => Promise<Showcase>
}

const known = new WeakMap<AppConfig, Adapters>()

/** The adapters of a deployment. Each throws a CallError and nothing else. */
export function adaptersOf(config: AppConfig): Adapters {
  const made = known.get(config) ?? makeAdapters(config)
  known.set(config, made)
  return made
}

function makeAdapters(config: AppConfig): Adapters {
  const client = clientFor(config)
  const at = <E extends Pick<Endpoint, 'path'>>(name: AdapterName, endpoint: E): E => placed(endpoint, config.adapters[name])
  return {
    askForLink: async (email, signal) => {
      await client.call(at('forgot', forgotPassword), { body: { username: email.toLowerCase() }, signal })
    },
    setPassword: async (token, password, signal) => {
      await client.call(at('reset', resetPassword), { body: { token, passwd: password }, signal })
    },
    destinationOf: (clickId, signal) => client.call(at('click', followClick), { path: { id: clickId }, signal }),
    latestShowcase: (signal) => client.call(at('showcase', getShowcase), { signal }),
  }
}

/** A whole address is somebody else's server: the client sends nothing there that proves who asks. */
const isWhole = (place: string) => /^https?:\/\//i.test(place)

function clientFor({ apiHost, vertical, basic, adapters }: AppConfig): Client {
  const elsewhere: Record<string, string> = {}
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const place = adapters[name as AdapterName]
    if (place !== null && isWhole(place)) elsewhere[endpoint.id] = withId(place, endpoint)
  }
  return createClient({ host: apiHost, vertical, elsewhere, token: () => null, onProblem: reportProblem, ...(basic && { basic }) })
}

const ENDPOINTS: Readonly<Record<AdapterName, Pick<Endpoint, 'id' | 'path'>>> = { forgot: forgotPassword, reset: resetPassword, click: followClick, showcase: getShowcase }

/** The same call on another path of the API's host. */
function placed<E extends Pick<Endpoint, 'path'>>(endpoint: E, place: string | null): E {
  if (place === null || place === '' || isWhole(place)) return endpoint
  return { ...endpoint, path: withId(place.startsWith('/') ? place : `/${place}`, endpoint) }
}

/** An id has to go somewhere: at the end, where a deployment did not say. */
function withId(place: string, { path }: Pick<Endpoint, 'path'>): string {
  return path.includes('{id}') && !place.includes('{id}') ? `${place.replace(/\/+$/, '')}/{id}` : place
}
