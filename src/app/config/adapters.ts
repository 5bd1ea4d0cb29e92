import { createClient, type Client } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { followClick, forgotPassword, getShowcase, resetPassword } from '#api/endpoints/public.ts'
import { ApiError, UnreadableError } from '#api/errors.ts'
import type { Showcase } from '#api/schemas/public.ts'
import type { AdapterName, AppConfig } from './environment.ts'
import { reportProblem } from '../errors/reportError.ts'

/*
 * The calls of the public pages. The specification names no endpoint for them, so each stands here behind a function that
 * a deployment points elsewhere or turns off (README, "Point it at a real API"); pages ask `config.adapters` first whether
 * theirs is there. None carries a session, and none ends one.
 */
export interface Adapters {
  /** Has a link sent with which the password of this e-mail's user can be set anew. */
  askForLink: (email: string) => Promise<void>
  /** Sets a password by the token of such a link. */
  setPassword: (token: string, password: string) => Promise<void>
  /** Where the click-through with this id leads: as the server has it, not yet judged. */
  destinationOf: (clickId: string) => Promise<string>
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
  const at = <E extends Pick<Endpoint, 'path'>>(name: AdapterName, endpoint: E): E =>
    placed(endpoint, config.adapters[name])
  return {
    askForLink: (email) => done(client.call(at('forgot', forgotPassword), { body: { username: email.toLowerCase() } })),
    setPassword: (token, password) =>
      done(client.call(at('reset', resetPassword), { body: { token, passwd: password } })),
    destinationOf: (clickId) => client.call(at('click', followClick), { path: { id: clickId } }),
    latestShowcase: (signal) => client.call(at('showcase', getShowcase), { signal }),
  }
}

/** Whatever a success has to say: it is one. */
async function done(call: Promise<undefined>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
  }
}

/** What a server says of an address, or of an id: that there is no such thing, or none it takes. Of itself it says other statuses. */
const OF_WHAT_WAS_ASKED: readonly number[] = [400, 401, 403, 404, 409, 410, 422]

/** Whether a failure speaks of the address that was given: nobody may learn from it who is registered. */
export const isOfTheAddress = (error: unknown): boolean =>
  error instanceof ApiError && OF_WHAT_WAS_ASKED.includes(error.status)

/** Whether a link to set a password is not good any more. A 422 is about the password, unless it names the token. */
export function isBadToken(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status !== 422) return OF_WHAT_WAS_ASKED.includes(error.status)
  const { detail } = Object(error.body) as { detail?: unknown }
  return (
    Array.isArray(detail) &&
    detail.length > 0 &&
    detail.every((each) => {
      const { loc } = Object(each) as { loc?: unknown }
      return Array.isArray(loc) && loc.includes('token')
    })
  )
}

/** Whether there is no such click-through; an id of no shape that ids have is none either. */
export const isUnknownClick = (error: unknown): boolean =>
  error instanceof ApiError && [404, 410, 422].includes(error.status)

/** A whole address is somebody else's server: the client sends nothing there that proves who asks. */
const isWhole = (place: string) => /^https?:\/\//i.test(place)

function clientFor({ apiHost, vertical, basic, adapters }: AppConfig): Client {
  const elsewhere: Record<string, string> = {}
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const place = adapters[name as AdapterName]
    if (place !== null && isWhole(place)) elsewhere[endpoint.id] = withId(place, endpoint)
  }
  return createClient({
    host: apiHost,
    vertical,
    elsewhere,
    token: () => null,
    onProblem: reportProblem,
    ...(basic && { basic }),
  })
}

const ENDPOINTS: Readonly<Record<AdapterName, Pick<Endpoint, 'id' | 'path'>>> = {
  forgot: forgotPassword,
  reset: resetPassword,
  click: followClick,
  showcase: getShowcase,
}

/** The same call on another path of the API's host. */
function placed<E extends Pick<Endpoint, 'path'>>(endpoint: E, place: string | null): E {
  if (place === null || place === '' || isWhole(place)) return endpoint
  return { ...endpoint, path: withId(place.startsWith('/') ? place : `/${place}`, endpoint) }
}

/** An id has to go somewhere: at the end, where a deployment did not say. */
function withId(place: string, { path }: Pick<Endpoint, 'path'>): string {
  return path.includes('{id}') && !place.includes('{id}') ? `${place.replace(/\/+$/, '')}/{id}` : place
}
