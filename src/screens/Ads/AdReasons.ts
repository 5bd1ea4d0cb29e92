import type { ReactNode } from 'react'

/** The reasons why ads were rejected, which are loaded for those in sight. */
export interface AdReasons {
  /** Called with the id of a rejected ad that has come into sight. Stable. */
  onInSight: (adId: number) => void
  /** Renders what is given the reason: undefined until it is known, null if none was given. Stable. */
  render: (adId: number, render: (reason: string | null | undefined) => ReactNode) => ReactNode
  /** Loads again the reasons that could not be loaded; null if there are none. */
  retry: (() => void) | null
}
