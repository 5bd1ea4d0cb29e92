import { fullNumber } from '../format.ts'
import type { TrackingSource } from '../reportRows.ts'

/** The tracking panel (visual.md, screen 3). */
export const trackingText = {
  heading: 'Tracking',
  /** What a failure calls it. */
  noun: 'tracking',
  hits: (count: number) => `${fullNumber(count)} ${count === 1 ? 'hit' : 'hits'}`,
  caption: 'Tracked hits by source',
  source: 'Source',
  number: 'Hits',
  share: 'Share',
  sources: {
    live: { name: 'Live', text: 'Real visitors from live ads' },
    suspicious: { name: 'Suspicious', text: 'Repeats and known bots' },
    unknown: { name: 'Unknown', text: 'No source was passed' },
    test: { name: 'Test', text: 'Clicks from previews' },
  } satisfies Record<TrackingSource, { name: string; text: string }>,
  onlyLive: 'Only live hits count as clicks in reports.',
  allCountries: 'Hits are of all countries.',
  none: 'No hits in this period',
}
