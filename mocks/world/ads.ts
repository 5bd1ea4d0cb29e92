import { dayNumber } from '#domain/day.ts'
import { PLATFORMS, type Platform } from '#domain/platforms.ts'
import type { AdPlan, TitlePlan } from './books/titlePlan.ts'
import { FORMATS, formatById, type Format } from './formats.ts'
import { HISTORY_END } from './clock.ts'
import { HEADLINES } from './adTexts.ts'
import { randomInt, pick, randomFraction } from './random.ts'
import type { Status } from './status.ts'

/** An ad of a title. Days are world days. */
export interface WorldAd {
  id: number
  title: TitlePlan
  name: string
  headline: string
  format: Format
  platform: Platform
  status: Status
  countries: readonly string[]
  /** First day; null if none is set yet. */
  start: number | null
  /** Last day of a paused or ended ad; null if it is running or has not started. */
  stop: number | null
  weight: number
  /** Serves in every country of the title, without a break: only the first generated ad of a title. */
  steady: boolean
}

/** Statuses of the ads that are not live, in turn, by status of their title. */
const OTHER_STATUSES: Readonly<Record<Status, readonly Status[]>> = {
  live: ['paused', 'ended', 'ended', 'rejected', 'review', 'draft', 'ended', 'paused', 'ended'],
  review: ['review', 'rejected', 'draft', 'paused'],
  paused: ['paused', 'paused', 'ended', 'paused', 'ended', 'ended'],
  ended: ['ended'],
  draft: ['draft'],
  rejected: ['rejected'],
}

const SERVES: ReadonlySet<Status> = new Set(['live', 'paused', 'ended'])

/** The ads of a title: the planned ones first, then generated ones. */
export function adsOf(title: TitlePlan): WorldAd[] {
  const liveLeft = title.adsLive - title.ads.filter(({ status }) => status === 'live').length
  return Array.from({ length: title.adsAll }, (_, index) => {
    const plan = title.ads[index]
    const position = index - title.ads.length
    const status =
      plan?.status ??
      (position < liveLeft ? 'live' : takeTurn(OTHER_STATUSES[title.status], position - Math.max(0, liveLeft)))
    return plan === undefined ? generateAd(title, index, status) : fromPlan(title, index, plan)
  })
}

function fromPlan(title: TitlePlan, index: number, plan: AdPlan): WorldAd {
  const id = adId(title, index)
  const span = runningDays(title, index, plan.status)
  return {
    id,
    title,
    name: plan.name,
    headline: plan.headline,
    platform: plan.platform,
    status: plan.status,
    format: formatById(plan.formatId),
    countries: plan.countries ?? title.countries,
    weight: plan.weight ?? 1,
    steady: false,
    start: plan.startsOn === undefined ? span.start : dayNumber(plan.startsOn),
    stop: span.stop,
  }
}

function generateAd(title: TitlePlan, index: number, status: Status): WorldAd {
  const id = adId(title, index)
  const usedPlatforms = PLATFORMS.filter((platform) => title.totals[platform] !== null)
  // The first ads go to platforms without a live ad, so that each platform in use has one.
  const position = index - title.ads.length
  const withoutLiveAd = usedPlatforms.filter(
    (candidate) => !title.ads.some((plan) => plan.platform === candidate && plan.status === 'live'),
  )
  const platform =
    usedPlatforms.length === 0 ? 'mad' : (withoutLiveAd[position] ?? pick(weighted(usedPlatforms), id, 1))
  const format = pick(
    FORMATS.filter((candidate) => candidate.platform === platform),
    id,
    2,
  )
  const plannedHeadline = title.ads[0]?.headline
  const headline =
    plannedHeadline !== undefined && randomFraction(id, 3) < 0.4 ? plannedHeadline : pick(HEADLINES, id, 4)
  const steady = position === 0
  return {
    id,
    title,
    headline,
    platform,
    format,
    status,
    ...runningDays(title, index, status),
    name: `${headline.replace(/\.$/, '')}, ${format.name.toLowerCase()}`,
    countries:
      steady || randomFraction(id, 5) < 0.4
        ? title.countries
        : title.countries.filter(
            (_, countryIndex) =>
              countryIndex === id % title.countries.length || randomFraction(id, 6, countryIndex) < 0.5,
          ),
    weight: 0.4 + 1.2 * randomFraction(id, 7),
    steady,
  }
}

/** Makes Google and Meta twice as likely as Pinterest. */
function weighted(platforms: readonly Platform[]): Platform[] {
  return platforms.flatMap((platform) => (platform === 'pad' ? [platform] : [platform, platform]))
}

/** First and last day of an ad by its status; never before the title was first advertised. */
function runningDays(title: TitlePlan, index: number, status: Status): { start: number | null; stop: number | null } {
  const id = adId(title, index)
  const since = dayNumber(title.since)
  const maxDelay = Math.max(0, HISTORY_END - 45 - since)
  if (!SERVES.has(status))
    return { start: status === 'review' ? Math.max(since, HISTORY_END + randomInt(2, 20, id, 10)) : null, stop: null }
  // A third of the live ads started within the last eight weeks; the first ad started with the title.
  const isRecent = index > 0 && randomFraction(id, 11) < 0.33
  const start =
    status === 'live' && isRecent
      ? Math.max(since, HISTORY_END - randomInt(4, 52, id, 12))
      : since + (index === 0 ? 0 : randomInt(0, maxDelay, id, 13))
  if (status === 'live') return { start, stop: null }
  const stop =
    title.status === 'live' || title.status === 'review'
      ? Math.min(HISTORY_END - randomInt(30, 90, id, 14), start + randomInt(30, 160, id, 15))
      : HISTORY_END - 28 + randomInt(2, 22, id, 16)
  return { start: Math.min(start, stop), stop }
}

function adId(title: TitlePlan, index: number): number {
  return title.id * 100 + index + 1
}

function takeTurn<T>(list: readonly T[], index: number): T {
  const chosen = list[index % list.length]
  if (chosen === undefined) throw new RangeError('The list is empty')
  return chosen
}
