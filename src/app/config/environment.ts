import { createContext, use } from 'react'

/** What a deployment sets (README, "Point it at a real API"). Everything has a safe default. */
export interface AppConfig {
  /** Scheme, host and port of the API, without a trailing slash; '' is the page's own origin. */
  apiHost: string
  /** The vertical in `/acc/{vert_id}/` (spec section 1). */
  vertical: string
  /** User names ending with `@` and this are internal staff (spec section 6); null: nobody is. */
  staffDomain: string | null
  /** The help centre, opened in a new tab; null: no help button. */
  helpUrl: string | null
  /** The script of the help and chat widget (spec section 1), for the signed in; null: none. */
  helpWidgetSrc: string | null
  /** Basic auth for a protected test server; it wins over the bearer header (behaviour.md, Requests). */
  basic: { user: string; password: string } | null
  /** Whether the server gives refresh tokens (spec section 5). */
  refreshEnabled: boolean
  /** The kinds of files that may be sent as material, by the names people have for them. */
  uploadKinds: readonly string[]
  /** The most that such a file may have, in MB. */
  uploadLimitMb: number
  /** Where the calls stand that the specification has no endpoint for (adapters.ts). */
  adapters: AdapterPlaces
}

/** What the public pages ask a server for. */
export type AdapterName = 'forgot' | 'reset' | 'click' | 'showcase'

/** For each: '' where contract.md assumes it, a path on the API's host, a whole address; null: turned off. */
export type AdapterPlaces = Readonly<Record<AdapterName, string | null>>

/** What the app stands in: configuration, clock, patience. Stories and tests replace it, the browser has one. */
export interface Environment {
  config: AppConfig
  now: () => Date
  /** Seconds before each retry of a failed query (spec section 7: 1 s doubling up to 30 s, three times). */
  retryDelaysS: readonly number[]
  /** Leaves the app for an address elsewhere, in the place of this history entry; left out: as browsers do. */
  leave?: (href: string) => void
}

export const RETRY_DELAYS_S: readonly number[] = [1, 2, 4]

const blankToNull = (value: string | undefined) => (value === undefined || value.trim() === '' ? null : value.trim())

/** 'off' turns an adapter off. */
const placeOf = (value: string | undefined) =>
  blankToNull(value)?.toLowerCase() === 'off' ? null : (blankToNull(value) ?? '')

/** Reads the configuration from the build's VITE_* variables. */
export function configFromEnv(env: Readonly<Record<string, string | undefined>>): AppConfig {
  const user = blankToNull(env.VITE_BASIC_USER)
  return {
    apiHost: (blankToNull(env.VITE_API_HOST) ?? '').replace(/\/+$/, ''),
    vertical: blankToNull(env.VITE_VERTICAL) ?? 'books',
    staffDomain: blankToNull(env.VITE_STAFF_DOMAIN)?.toLowerCase() ?? null,
    helpUrl: blankToNull(env.VITE_HELP_URL),
    helpWidgetSrc: blankToNull(env.VITE_HELP_WIDGET),
    basic: user === null ? null : { user, password: env.VITE_BASIC_PASSWORD ?? '' },
    refreshEnabled: env.VITE_REFRESH === 'true',
    uploadKinds: (blankToNull(env.VITE_UPLOAD_KINDS) ?? 'PNG,JPG,PDF,MP4').split(/[\s,]+/),
    uploadLimitMb: Number(env.VITE_UPLOAD_LIMIT_MB) || 50,
    adapters: {
      forgot: placeOf(env.VITE_FORGOT_PATH),
      reset: placeOf(env.VITE_RESET_PATH),
      click: placeOf(env.VITE_CLICK_PATH),
      showcase: placeOf(env.VITE_SHOWCASE_PATH),
    },
  }
}

export const EnvironmentContext = createContext<Environment>({
  config: configFromEnv({}),
  now: () => new Date(),
  retryDelaysS: RETRY_DELAYS_S,
})

export const useEnvironment = () => use(EnvironmentContext)
