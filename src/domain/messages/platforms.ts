import type { PlatformOrAll } from '../metrics.ts'

/** The names of the platforms (spec section 1). Apart from the words of the Ads screen, which the public pages do not fetch. */
export const platformNames: Readonly<Record<PlatformOrAll, string>> = {
  gad: 'Google',
  mad: 'Meta',
  pad: 'Pinterest',
  all: 'All platforms',
}
