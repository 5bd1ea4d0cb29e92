import { dayNumber, numberedDay } from '#domain/day.ts'
import { PLATFORMS, type Platform } from '#domain/metrics.ts'
import type { WorldAccount } from '../accounts.ts'
import { between, pick, unit } from '../seed.ts'
import type { Status } from '../status.ts'
import { AWKWARD } from './awkward.ts'
import { backlistBook } from './backlist.ts'
import { harbourVale } from './harbourVale.ts'
import { NOT_ADVERTISED, type Reach, type Reaches, type TitlePlan } from './plan.ts'
import { PUBLIC_DOMAIN } from './publicDomain.ts'

const COUNTRIES = ['GB', 'US', 'CA', 'AU', 'IE', 'NZ', 'ZA', 'IN', 'DE', 'NL']
const FIRST_DAY = dayNumber('2024-11-01')
const LAST_START = dayNumber('2026-10-01')

/** What a platform makes of a click: impressions a click, conversions a click, and its part of a title's clicks. */
const HABITS: Readonly<Record<Platform, { impressions: number; conversions: number; part: number }>> = {
  gad: { impressions: 45, conversions: 0.06, part: 0.5 },
  mad: { impressions: 66, conversions: 0.045, part: 0.4 },
  pad: { impressions: 125, conversions: 0.052, part: 0.12 },
}

type Named = Pick<TitlePlan, 'name' | 'author' | 'cover' | 'genre' | 'series'>

/** How the titles of an account spread: what part is advertised at all, the clicks of its best title, ads and countries of one. */
interface Trade {
  advertised: number
  best: number
  ads: number
  countries: number
}

const SMALL: Trade = { advertised: 0.85, best: 14_000, ads: 2.2, countries: 6 }
/** Thousands of titles, most of them asleep. */
const BACKLIST: Trade = { advertised: 0.35, best: 9000, ads: 1.1, countries: 3 }

const shelves = new Map<string, readonly TitlePlan[]>()

/** Every title of an account, in the order of their ids. */
export function shelfOf(account: WorldAccount): readonly TitlePlan[] {
  let shelf = shelves.get(account.id)
  if (shelf === undefined) {
    shelf = account.id === 'HV01' ? harbourVale(account.firstId) : generate(account)
    shelves.set(account.id, shelf)
  }
  return shelf
}

function generate(account: WorldAccount): TitlePlan[] {
  const trade = account.titleCount > 1000 ? BACKLIST : SMALL
  return Array.from({ length: account.titleCount }, (_, index) => plan(account, index, named(account, index), trade))
}

function named(account: WorldAccount, index: number): Named {
  if (account.id === 'QA07') {
    const awkward = AWKWARD[index - (account.titleCount - AWKWARD.length)]
    if (awkward !== undefined)
      return {
        name: awkward.name,
        author: awkward.author,
        cover: awkward.cover ? 'generated' : null,
        genre: null,
        series: null,
      }
    const book = PUBLIC_DOMAIN[index]
    if (book !== undefined) return { ...book, cover: 'generated', series: null }
  }
  return {
    ...backlistBook(account.firstId, index),
    cover: unit(account.firstId, index, 20) < 0.03 ? null : 'generated',
  }
}

function plan(account: WorldAccount, index: number, naming: Named, trade: Trade): TitlePlan {
  const id = account.firstId + index
  const advertised = unit(id, 21) < trade.advertised
  const status = advertised
    ? pick<Status>(
        ['live', 'live', 'live', 'live', 'live', 'live', 'live', 'paused', 'paused', 'ended', 'ended', 'review'],
        id,
        22,
      )
    : pick<Status>(['draft', 'ended', 'draft'], id, 22)
  const clicks = Math.round(trade.best * unit(id, 23) ** 4) + 20
  const adsAll = advertised ? 1 + Math.floor(Math.log10(clicks) * unit(id, 24) * trade.ads) : 0
  const since = FIRST_DAY + between(0, LAST_START - FIRST_DAY, id, 25)
  return {
    ...naming,
    id,
    status,
    adsAll,
    adsLive: status === 'live' ? between(Math.ceil(adsAll / 3), adsAll, id, 26) : 0,
    typeId: pick(['book', 'book', 'book', 'book', 'ebook', 'audio'], id, 27),
    imprint: unit(id, 28) < 0.7 ? account.imprint : `${account.imprint} Pocket`,
    taskId: unit(id, 29) < 0.2 ? between(1, 4, id, 30) : null,
    publishedOn: unit(id, 31) < 0.04 ? null : numberedDay(since + between(-400, 60, id, 32)),
    since: numberedDay(since),
    countries: COUNTRIES.slice(0, between(1, trade.countries, id, 33)).filter(
      (_, at) => at === 0 || unit(id, 34, at) < 0.75,
    ),
    reaches: advertised ? reaches(id, status === 'live' ? clicks : Math.ceil(clicks / 20)) : NOT_ADVERTISED,
    ads: [],
  }
}

function reaches(id: number, clicks: number): Reaches {
  const used = PLATFORMS.filter((platform, at) => unit(id, 35, at) < (platform === 'pad' ? 0.45 : 0.8))
  const platforms: readonly Platform[] = used.length > 0 ? used : ['mad']
  const whole = platforms.reduce((sum, platform) => sum + HABITS[platform].part, 0)
  const reach = (platform: Platform): Reach | null => {
    if (!platforms.includes(platform)) return null
    if (unit(id, 36, HABITS[platform].impressions) < 0.03) return [0, 0, 0]
    const { impressions, conversions, part } = HABITS[platform]
    const own = Math.ceil((clicks * part) / whole)
    return [
      own,
      Math.round(own * impressions * (0.8 + 0.4 * unit(id, 37))),
      Math.round(own * conversions * (0.7 + 0.6 * unit(id, 38))),
    ]
  }
  return { gad: reach('gad'), mad: reach('mad'), pad: reach('pad') }
}
