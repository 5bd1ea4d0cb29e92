import { useState } from 'react'
import type { AdRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'

/** How many ads of a title are listed in the chosen country, and how many of them are live. */
export interface AdCounts {
  all: number
  live: number
}

/**
 * Counts the ads of a title; null until all have loaded. Another period has the same ads, so that the counts stay while
 * its figures load.
 */
export function useAdCounts({ data, isComplete }: Loadable<readonly AdRow[]>, region: string): AdCounts | null {
  const [last, setLast] = useState({ ads: data, region })
  if (isComplete && (last.ads !== data || last.region !== region)) setLast({ ads: data, region })
  const ads = isComplete ? data : last.region === region ? last.ads : undefined
  return ads ? { all: ads.length, live: ads.filter(({ status }) => status === 'live').length } : null
}
