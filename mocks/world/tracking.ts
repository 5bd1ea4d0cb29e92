import type { TrackingWire } from '#api/schemas/reports.ts'
import { API_FIGURE_NAMES } from '#domain/apiFigureNames.ts'
import { TRACKING_SOURCES, type TrackingSource } from '#domain/reportRows.ts'
import type { WorldCampaign } from './campaigns.ts'
import { fromWorld } from './clock.ts'
import { eachDay, type Range } from './figures.ts'
import { randomFraction } from './random.ts'

/** Other hits per live hit. Live hits are the clicks that the platforms report. */
const HITS_PER_LIVE_HIT: Readonly<Record<Exclude<TrackingSource, 'live'>, number>> = {
  test: 0.0036,
  suspicious: 0.0199,
  unknown: 0.0094,
}

/** Tracked hits of a title or an ad by day, source and column. Live hits include zeros. */
export function trackingRows(refkey: number, campaigns: readonly WorldCampaign[], range: Range): TrackingWire[] {
  const byDay = new Map<number, Map<string, TrackingWire>>()
  for (const campaign of campaigns) {
    const trackcol = API_FIGURE_NAMES[campaign.platform].clicks
    eachDay(campaign, range, (day, { clicks }) => {
      const rows = byDay.get(day) ?? new Map<string, TrackingWire>()
      byDay.set(day, rows)
      TRACKING_SOURCES.forEach((tracksrc, index) => {
        const num =
          tracksrc === 'live'
            ? clicks
            : Math.floor(clicks * HITS_PER_LIVE_HIT[tracksrc] + randomFraction(campaign.id, day, index))
        if (num === 0 && tracksrc !== 'live') return
        const row = rows.get(tracksrc + trackcol)
        if (row === undefined) rows.set(tracksrc + trackcol, { refkey, day: fromWorld(day), tracksrc, trackcol, num })
        else row.num += num
      })
    })
  }
  return [...byDay].sort(([a], [b]) => a - b).flatMap(([, rows]) => [...rows.values()])
}
