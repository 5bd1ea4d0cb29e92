import type { PlatformOrAll } from '../metrics.ts'

export type PlatformNames = Readonly<Record<PlatformOrAll, string>>

/** Names of the platforms where the server gives none (spec section 1). */
export const platformNames: PlatformNames = {
  gad: 'Google',
  mad: 'Meta',
  pad: 'Pinterest',
  all: 'All platforms',
}
