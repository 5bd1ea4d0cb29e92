import { mapValues } from 'es-toolkit'

/** A shape of SVG: its element and attributes, on a grid of 10 × 10. */
export type MarkShape = readonly [
  element: 'circle' | 'path' | 'rect',
  attributes: Readonly<Record<string, string | number>>,
]

interface PlatformFacts {
  /** Shown where the server gives no name (spec 1). */
  name: string
  /** A token, as a CSS colour. */
  color: string
  /** The outline is as large as the filled shape. */
  mark: Readonly<Record<'full' | 'outline', MarkShape>>
}

interface AdPlatform extends PlatformFacts {
  /** What the API's columns of the platform begin with (spec 3). */
  apiPrefix: string
}

/**
 * The ad platforms, by the keys of spec section 3 and in the order they are shown. Columns, sums, marks, legends and the
 * API's schemas follow this table.
 */
const AD_PLATFORMS = {
  gad: {
    apiPrefix: 'google',
    name: 'Google',
    color: 'var(--gad)',
    mark: {
      full: ['circle', { cx: 5, cy: 5, r: 4.3 }],
      outline: ['circle', { cx: 5, cy: 5, r: 3.6, strokeWidth: 1.4 }],
    },
  },
  mad: {
    apiPrefix: 'meta',
    name: 'Meta',
    color: 'var(--mad)',
    mark: {
      full: ['rect', { x: 1, y: 1, width: 8, height: 8, rx: 1 }],
      outline: ['rect', { x: 1.7, y: 1.7, width: 6.6, height: 6.6, rx: 0.5, strokeWidth: 1.4 }],
    },
  },
  pad: {
    apiPrefix: 'pinterest',
    name: 'Pinterest',
    color: 'var(--pad)',
    mark: {
      full: ['path', { d: 'M5 0 10 5 5 10 0 5z' }],
      outline: ['path', { d: 'M5 1 9 5 5 9 1 5z', strokeWidth: 1.4 }],
    },
  },
} as const satisfies Record<string, AdPlatform>

export type Platform = keyof typeof AD_PLATFORMS

/** A platform, or 'all': their sum (spec section 3). */
export type PlatformOrAll = Platform | 'all'

export const PLATFORMS: readonly Platform[] = Object.keys(AD_PLATFORMS) as Platform[]

/** What is known of each platform, and of all together. */
export const PLATFORM_FACTS: Readonly<Record<PlatformOrAll, PlatformFacts>> = {
  ...AD_PLATFORMS,
  all: {
    name: 'All platforms',
    color: 'var(--all)',
    mark: {
      full: ['path', { d: 'M0 2.7h10v1.6H0zM0 5.7h10v1.6H0z' }],
      outline: ['path', { d: 'M.4 1.2h9.2v2.6H.4zM.4 6.2h9.2v2.6H.4z', strokeWidth: 0.8 }],
    },
  },
}

/** A value for each platform. A literal: engines read objects that were made alike faster. */
export function byPlatform<T>(valueOf: (platform: Platform) => T): Record<Platform, T> {
  return { gad: valueOf('gad'), mad: valueOf('mad'), pad: valueOf('pad') }
}

/** What the API's columns of a platform begin with: 'google'. */
export const API_PREFIXES = mapValues(AD_PLATFORMS, ({ apiPrefix }) => apiPrefix)

export type PlatformNames = Readonly<Record<PlatformOrAll, string>>

/** Names of the platforms where the server gives none (spec section 1). */
export const platformNames: PlatformNames = mapValues(PLATFORM_FACTS, ({ name }) => name)
