import { numberedDay } from '#domain/day.ts'
import type { WorldCampaign } from './campaigns.ts'
import { weekdayOf } from './days.ts'
import { mix } from './seed.ts'

/** Impressions, clicks and conversions of one campaign on one day. */
export interface DayCounts {
  impressions: number
  clicks: number
  conversions: number
}

/** Monday to Sunday; books sell at the weekend. Mean 1. */
const WEEK = [0.98, 0.95, 0.93, 0.97, 1.02, 1.08, 1.07] as const
/** What part of a day's figures have come in while the day is still running. */
const TODAY_SO_FAR = 0.4
const UNIT = 1 / 4294967296

const rhythms = new Map<number, number>()

/** The weekday and the season of a day: 1 is an average day of November. */
function rhythm(day: number): number {
  let value = rhythms.get(day)
  if (value === undefined) {
    const month = Number(numberedDay(day).slice(5, 7)) - 1 + Number(numberedDay(day).slice(8)) / 31
    const season = (1 + 0.16 * Math.cos(((month - 10.9) / 12) * 2 * Math.PI)) / 1.15
    value = (WEEK[weekdayOf(day)] ?? 1) * season
    rhythms.set(day, value)
  }
  return value
}

/** A title is talked about once in four weeks or so: a jump that fades over five days. Mean 1. */
function talk(titleId: number, day: number): number {
  const block = Math.floor(day / 28)
  return (1 + lift(titleId, block, day) + lift(titleId, block - 1, day)) / 1.045
}

function lift(titleId: number, block: number, day: number): number {
  const h = mix(titleId, block)
  const age = day - (block * 28 + (h % 28))
  return age < 0 || age > 4 ? 0 : ((h >>> 8) / 16777216) * 0.8 * (1 - age / 5)
}

/**
 * The figures of a day on which the campaign serves, written into `out` (called a million times for a wide report).
 * One day in 120 or so something stands still and the day is 0. `running`: the day is today and not over yet.
 */
export function countDay(campaign: WorldCampaign, day: number, running: boolean, out: DayCounts): void {
  const h = mix(campaign.id, day)
  if (campaign.rate === 0 || h % 121 === 0) {
    out.impressions = out.clicks = out.conversions = 0
    return
  }
  const h2 = mix(h, 1)
  let expected = campaign.rate * rhythm(day) * talk(campaign.ad.title.id, day) * (0.85 + 0.3 * h * UNIT)
  if (running) expected *= TODAY_SO_FAR
  const clicks = Math.floor(expected + h2 * UNIT)
  out.clicks = clicks
  out.impressions = Math.max(
    clicks * 10,
    Math.round((expected / campaign.ctr) * (0.94 + 0.12 * ((h2 >>> 8) / 16777216))),
  )
  out.conversions = Math.min(clicks, Math.floor(clicks * campaign.cvr + mix(h2, 2) * UNIT))
}
