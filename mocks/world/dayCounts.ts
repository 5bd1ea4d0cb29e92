import { dayFromNumber } from '#domain/day.ts'
import { byMetric, type Metric } from '#domain/metrics.ts'
import type { WorldCampaign } from './campaigns.ts'
import { weekdayOf } from './days.ts'
import { mix } from './random.ts'

/** The metrics of one campaign on one day. */
export type DayCounts = Record<Metric, number>

export const noCounts = (): DayCounts => byMetric(() => 0)

/** Factors from Monday to Sunday: books sell at the weekend. Mean 1. */
const WEEKDAY_FACTORS = [0.98, 0.95, 0.93, 0.97, 1.02, 1.08, 1.07] as const
/** Share of today's figures received so far. */
const TODAY_SO_FAR = 0.4
const TO_FRACTION = 1 / 4294967296

const seasonalFactors = new Map<number, number>()

/** Factor for the weekday and the season; 1: an average day in November. */
function seasonalFactor(day: number): number {
  let value = seasonalFactors.get(day)
  if (value === undefined) {
    const month = Number(dayFromNumber(day).slice(5, 7)) - 1 + Number(dayFromNumber(day).slice(8)) / 31
    const season = (1 + 0.16 * Math.cos(((month - 10.9) / 12) * 2 * Math.PI)) / 1.15
    value = (WEEKDAY_FACTORS[weekdayOf(day)] ?? 1) * season
    seasonalFactors.set(day, value)
  }
  return value
}

/** Factor for media attention: about every four weeks a jump that fades over five days. Mean 1. */
function attentionFactor(titleId: number, day: number): number {
  const block = Math.floor(day / 28)
  return (1 + attentionLift(titleId, block, day) + attentionLift(titleId, block - 1, day)) / 1.045
}

function attentionLift(titleId: number, block: number, day: number): number {
  const h = mix(titleId, block)
  const age = day - (block * 28 + (h % 28))
  return age < 0 || age > 4 ? 0 : ((h >>> 8) / 16777216) * 0.8 * (1 - age / 5)
}

/**
 * Writes the figures of one serving day into `out`, because wide reports call it a million times. About one day in 120
 * is 0, as after an outage.
 * @param isToday the day is not over yet
 */
export function computeDayCounts(campaign: WorldCampaign, day: number, isToday: boolean, out: DayCounts): void {
  const h = mix(campaign.id, day)
  if (campaign.rate === 0 || h % 121 === 0) {
    Object.assign(out, noCounts())
    return
  }
  const h2 = mix(h, 1)
  let expected =
    campaign.rate * seasonalFactor(day) * attentionFactor(campaign.ad.title.id, day) * (0.85 + 0.3 * h * TO_FRACTION)
  if (isToday) expected *= TODAY_SO_FAR
  const clicks = Math.floor(expected + h2 * TO_FRACTION)
  out.clicks = clicks
  out.impressions = Math.max(
    clicks * 10,
    Math.round((expected / campaign.ctr) * (0.94 + 0.12 * ((h2 >>> 8) / 16777216))),
  )
  out.conversions = Math.min(clicks, Math.floor(clicks * campaign.cvr + mix(h2, 2) * TO_FRACTION))
}
