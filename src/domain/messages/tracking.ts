import { formatNumber } from '../format.ts'
import type { TrackingSource } from '../reportRows.ts'

/** The tracking panel. */
export const trackingText = {
  heading: 'Tracking',
  /** The noun in a failure’s sentence. */
  failureNoun: 'tracking',
  /** '32,226 clicks'; 'in all countries', where the page shows one: tracking knows none. */
  clickCount: (count: number, inOneCountry: boolean) =>
    `${formatNumber(count)} ${count === 1 ? 'click' : 'clicks'}${inOneCountry ? ' in all countries' : ''}`,
  caption: 'Tracked clicks by source',
  source: 'Source',
  clicksHead: 'Clicks',
  share: 'Share',
  sources: {
    live: { name: 'Valid', text: 'Real visitors from live ads' },
    suspicious: { name: 'Invalid', text: 'Repeat clicks and known bots' },
    unknown: { name: 'No source', text: 'Source unknown' },
    test: { name: 'Preview', text: 'Clicks from previews' },
  } satisfies Record<TrackingSource, { name: string; text: string }>,
  onlyLive: 'Only valid clicks count in reports.',
  none: 'No tracked clicks in this period',
}
