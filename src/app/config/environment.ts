import { createContext, use } from 'react'
import type { AdapterConfig } from '#api/adapters.ts'
import { RETRY_DELAYS_S } from '#api/withRetries.ts'

/** Configuration of a deployment (README, "Point it at a real API"). Everything has a safe default. */
export interface AppConfig extends AdapterConfig {
  /** Email domain of internal staff (spec section 6); null if there is none. */
  staffDomain: string | null
  /** URL of the help centre, opened in a new tab; null hides the help button. */
  helpUrl: string | null
  /** Script URL of the help and chat widget (spec section 1), loaded for signed-in users; null for none. */
  helpWidgetSrc: string | null
  /** Whether the server issues refresh tokens (spec section 5). */
  refreshEnabled: boolean
  /** Accepted artwork file types, by their common names: 'PNG'. */
  uploadTypes: readonly string[]
  /** Largest accepted artwork file, in MB. */
  uploadLimitMb: number
}

/** The app's surroundings: configuration, clock, retry delays, navigation. Replaced in stories and tests. */
export interface Environment {
  config: AppConfig
  now: () => Date
  /** Seconds before each retry of a failed query (spec section 7: 1 s doubling up to 30 s, three times). */
  retryDelaysS: readonly number[]
  /** Leaves the app for an external URL, replacing the history entry. Default: `location.replace`. */
  leave?: (href: string) => void
}

const blankToNull = (value: string | undefined) => (value === undefined || value.trim() === '' ? null : value.trim())

/** 'off' turns an adapter off. */
const readLocation = (value: string | undefined) =>
  blankToNull(value)?.toLowerCase() === 'off' ? null : (blankToNull(value) ?? '')

/** Reads the configuration from the build's VITE_* variables. */
export function configFromEnv(env: Readonly<Record<string, string | undefined>>): AppConfig {
  const user = blankToNull(env.VITE_BASIC_USER)
  return {
    host: (blankToNull(env.VITE_API_HOST) ?? '').replace(/\/+$/, ''),
    vertical: blankToNull(env.VITE_VERTICAL) ?? 'books',
    staffDomain: blankToNull(env.VITE_STAFF_DOMAIN)?.toLowerCase() ?? null,
    helpUrl: blankToNull(env.VITE_HELP_URL),
    helpWidgetSrc: blankToNull(env.VITE_HELP_WIDGET),
    basic: user === null ? null : { user, password: env.VITE_BASIC_PASSWORD ?? '' },
    refreshEnabled: env.VITE_REFRESH === 'true',
    uploadTypes: (blankToNull(env.VITE_UPLOAD_KINDS) ?? 'PNG,JPG,PDF,MP4').split(/[\s,]+/),
    uploadLimitMb: Number(env.VITE_UPLOAD_LIMIT_MB) || 50,
    adapters: {
      forgot: readLocation(env.VITE_FORGOT_PATH),
      reset: readLocation(env.VITE_RESET_PATH),
      click: readLocation(env.VITE_CLICK_PATH),
      showcase: readLocation(env.VITE_SHOWCASE_PATH),
    },
  }
}

export const EnvironmentContext = createContext<Environment>({
  config: configFromEnv({}),
  now: () => new Date(),
  retryDelaysS: RETRY_DELAYS_S,
})

export const useEnvironment = () => use(EnvironmentContext)
