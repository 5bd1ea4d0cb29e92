import { dayNumber } from '#domain/day.ts'
import type { Platform } from '#domain/metrics.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import type { AdPlan, TitlePlan } from './books/plan.ts'
import { FORMATS, formatById, type Format } from './formats.ts'
import { HISTORY_END } from './clock.ts'
import { LINES } from './lines.ts'
import { between, pick, unit } from './seed.ts'
import type { Status } from './status.ts'

/** An ad of a title: all that is fixed of it. Days are world days. */
export interface WorldAd {
  id: number
  title: TitlePlan
  name: string
  headline: string
  format: Format
  platform: Platform
  status: Status
  countries: readonly string[]
  /** First day, null where none is set yet. */
  start: number | null
  /** Last served day of an ad that was paused or has ended; null for one that goes on or has not begun. */
  stop: number | null
  weight: number
  /** The first of the generated ads serves in every country of the title, without a break. */
  steady: boolean
}

/** In which states the ads of a title are that are not live, in turn. */
const IDLE: Readonly<Record<Status, readonly Status[]>> = {
  live: ['paused', 'ended', 'ended', 'rejected', 'review', 'draft', 'ended', 'paused', 'ended'],
  review: ['review', 'rejected', 'draft', 'paused'],
  paused: ['paused', 'paused', 'ended', 'paused', 'ended', 'ended'],
  ended: ['ended'],
  draft: ['draft'],
  rejected: ['rejected'],
}

const SERVES: ReadonlySet<Status> = new Set(['live', 'paused', 'ended'])

/** The ads of a title, from those told by hand on. */
export function adsOf(title: TitlePlan): WorldAd[] {
  const liveLeft = title.adsLive - title.ads.filter(({ status }) => status === 'live').length
  return Array.from({ length: title.adsAll }, (_, index) => {
    const told = title.ads[index]
    const place = index - title.ads.length
    const status = told?.status ?? (place < liveLeft ? 'live' : turn(IDLE[title.status], place - Math.max(0, liveLeft)))
    return told === undefined ? generated(title, index, status) : fromPlan(title, index, told)
  })
}

function fromPlan(title: TitlePlan, index: number, told: AdPlan): WorldAd {
  const id = adId(title, index)
  const span = days(title, index, told.status)
  return {
    id,
    title,
    name: told.name,
    headline: told.headline,
    platform: told.platform,
    status: told.status,
    format: formatById(told.formatId),
    countries: told.countries ?? title.countries,
    weight: told.weight ?? 1,
    steady: false,
    start: told.startsOn === undefined ? span.start : dayNumber(told.startsOn),
    stop: span.stop,
  }
}

function generated(title: TitlePlan, index: number, status: Status): WorldAd {
  const id = adId(title, index)
  const used = PLATFORMS.filter((platform) => title.reaches[platform] !== null)
  // The first ads go to the platforms that have none yet, so that each platform in use has one that serves.
  const place = index - title.ads.length
  const without = used.filter(
    (candidate) => !title.ads.some((told) => told.platform === candidate && told.status === 'live'),
  )
  const platform = used.length === 0 ? 'mad' : (without[place] ?? pick(weighted(used), id, 1))
  const format = pick(
    FORMATS.filter((candidate) => candidate.platform === platform),
    id,
    2,
  )
  const told = title.ads[0]?.headline
  const headline = told !== undefined && unit(id, 3) < 0.4 ? told : pick(LINES, id, 4)
  const steady = place === 0
  return {
    id,
    title,
    headline,
    platform,
    format,
    status,
    ...days(title, index, status),
    name: `${headline.replace(/\.$/, '')}, ${format.name.toLowerCase()}`,
    countries:
      steady || unit(id, 5) < 0.4
        ? title.countries
        : title.countries.filter((_, at) => at === id % title.countries.length || unit(id, 6, at) < 0.5),
    weight: 0.4 + 1.2 * unit(id, 7),
    steady,
  }
}

/** Google twice and Meta twice to Pinterest's once. */
function weighted(used: readonly Platform[]): Platform[] {
  return used.flatMap((platform) => (platform === 'pad' ? [platform] : [platform, platform]))
}

/** First and last day of an ad by its state, from the first day of the title's advertising on. */
function days(title: TitlePlan, index: number, status: Status): { start: number | null; stop: number | null } {
  const id = adId(title, index)
  const since = dayNumber(title.since)
  const room = Math.max(0, HISTORY_END - 45 - since)
  if (!SERVES.has(status))
    return { start: status === 'review' ? Math.max(since, HISTORY_END + between(2, 20, id, 10)) : null, stop: null }
  // A third of what runs now was begun within the last eight weeks; the first ad began with the title.
  const recent = index > 0 && unit(id, 11) < 0.33
  const start =
    status === 'live' && recent
      ? Math.max(since, HISTORY_END - between(4, 52, id, 12))
      : since + (index === 0 ? 0 : between(0, room, id, 13))
  if (status === 'live') return { start, stop: null }
  const stop =
    title.status === 'live' || title.status === 'review'
      ? Math.min(HISTORY_END - between(30, 90, id, 14), start + between(30, 160, id, 15))
      : HISTORY_END - 28 + between(2, 22, id, 16)
  return { start: Math.min(start, stop), stop }
}

function adId(title: TitlePlan, index: number): number {
  return title.id * 100 + index + 1
}

function turn<T>(list: readonly T[], index: number): T {
  const chosen = list[index % list.length]
  if (chosen === undefined) throw new RangeError('Nothing to take a turn')
  return chosen
}
