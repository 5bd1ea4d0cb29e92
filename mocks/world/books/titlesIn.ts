import { dayNumber, dayFromNumber } from '#domain/day.ts'
import { byPlatform, PLATFORMS, type Platform } from '#domain/platforms.ts'
import type { WorldAccount } from '../accounts.ts'
import { randomInt, pick, randomFraction } from '../random.ts'
import { isSmallWorld } from '../size.ts'
import type { Status } from '../status.ts'
import { AWKWARD_BOOKS } from './awkwardBooks.ts'
import { backlistBook } from './backlistBook.ts'
import { fewHarbourValeTitles, harbourValeTitles } from './harbourValeTitles.ts'
import { NOT_ADVERTISED, type PlatformTotals, type TotalsByPlatform, type TitlePlan } from './titlePlan.ts'
import { PUBLIC_DOMAIN } from './publicDomain.ts'

const COUNTRIES = ['GB', 'US', 'CA', 'AU', 'IE', 'NZ', 'ZA', 'IN', 'DE', 'NL']
const FIRST_DAY = dayNumber('2024-11-01')
const LAST_START = dayNumber('2026-10-01')

/** Impressions and conversions per click, and the platform's share of a title's clicks. */
const PLATFORM_RATES: Readonly<Record<Platform, { impressions: number; conversions: number; share: number }>> = {
  gad: { impressions: 45, conversions: 0.06, share: 0.5 },
  mad: { impressions: 66, conversions: 0.045, share: 0.4 },
  pad: { impressions: 125, conversions: 0.052, share: 0.12 },
}

type BookInfo = Pick<TitlePlan, 'name' | 'author' | 'cover' | 'genre' | 'series'>

/** How an account advertises. */
interface AccountProfile {
  /** Share of its titles that are advertised. */
  advertised: number
  /** Clicks of its best title. */
  maxClicks: number
  /** Factor for the number of ads per title. */
  ads: number
  /** Most countries per title. */
  maxCountries: number
}

const SMALL: AccountProfile = { advertised: 0.85, maxClicks: 14_000, ads: 2.2, maxCountries: 6 }
/** Thousands of titles, most of them not advertised. */
const BACKLIST: AccountProfile = { advertised: 0.35, maxClicks: 9000, ads: 1.1, maxCountries: 3 }

const shelves = new Map<string, readonly TitlePlan[]>()

/** All titles of an account, by id. */
export function titlesIn(account: WorldAccount): readonly TitlePlan[] {
  const isSmall = isSmallWorld() && account.id === 'HV01'
  const key = isSmall ? 'HV01, small' : account.id
  let shelf = shelves.get(key)
  if (shelf === undefined) {
    if (account.id !== 'HV01') shelf = generate(account)
    else shelf = isSmall ? fewHarbourValeTitles(account.firstId) : harbourValeTitles(account.firstId)
    shelves.set(key, shelf)
  }
  return shelf
}

function generate(account: WorldAccount): TitlePlan[] {
  const profile = account.titleCount > 1000 ? BACKLIST : SMALL
  return Array.from({ length: account.titleCount }, (_, index) =>
    planTitle(account, index, bookFor(account, index), profile),
  )
}

function bookFor(account: WorldAccount, index: number): BookInfo {
  if (account.id === 'QA07') {
    const awkward = AWKWARD_BOOKS[index - (account.titleCount - AWKWARD_BOOKS.length)]
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
    cover: randomFraction(account.firstId, index, 20) < 0.03 ? null : 'generated',
  }
}

function planTitle(account: WorldAccount, index: number, book: BookInfo, profile: AccountProfile): TitlePlan {
  const id = account.firstId + index
  const isAdvertised = randomFraction(id, 21) < profile.advertised
  const status = isAdvertised
    ? pick<Status>(
        ['live', 'live', 'live', 'live', 'live', 'live', 'live', 'paused', 'paused', 'ended', 'ended', 'review'],
        id,
        22,
      )
    : pick<Status>(['draft', 'ended', 'draft'], id, 22)
  const clicks = Math.round(profile.maxClicks * randomFraction(id, 23) ** 4) + 20
  const adsAll = isAdvertised ? 1 + Math.floor(Math.log10(clicks) * randomFraction(id, 24) * profile.ads) : 0
  const since = FIRST_DAY + randomInt(0, LAST_START - FIRST_DAY, id, 25)
  return {
    ...book,
    id,
    status,
    adsAll,
    adsLive: status === 'live' ? randomInt(Math.ceil(adsAll / 3), adsAll, id, 26) : 0,
    typeId: pick(['book', 'book', 'book', 'book', 'ebook', 'audio'], id, 27),
    imprint: randomFraction(id, 28) < 0.7 ? account.imprint : `${account.imprint} Pocket`,
    taskId: randomFraction(id, 29) < 0.2 ? randomInt(1, 4, id, 30) : null,
    publishedOn: randomFraction(id, 31) < 0.04 ? null : dayFromNumber(since + randomInt(-400, 60, id, 32)),
    since: dayFromNumber(since),
    countries: COUNTRIES.slice(0, randomInt(1, profile.maxCountries, id, 33)).filter(
      (_, countryIndex) => countryIndex === 0 || randomFraction(id, 34, countryIndex) < 0.75,
    ),
    totals: isAdvertised ? generateTotals(id, status === 'live' ? clicks : Math.ceil(clicks / 20)) : NOT_ADVERTISED,
    ads: [],
  }
}

function generateTotals(id: number, clicks: number): TotalsByPlatform {
  const usedPlatforms = PLATFORMS.filter(
    (platform, platformIndex) => randomFraction(id, 35, platformIndex) < (platform === 'pad' ? 0.45 : 0.8),
  )
  const platforms: readonly Platform[] = usedPlatforms.length > 0 ? usedPlatforms : ['mad']
  const totalShare = platforms.reduce((sum, platform) => sum + PLATFORM_RATES[platform].share, 0)
  const totalsOf = (platform: Platform): PlatformTotals | null => {
    if (!platforms.includes(platform)) return null
    if (randomFraction(id, 36, PLATFORM_RATES[platform].impressions) < 0.03) return [0, 0, 0]
    const { impressions, conversions, share } = PLATFORM_RATES[platform]
    const platformClicks = Math.ceil((clicks * share) / totalShare)
    return [
      platformClicks,
      Math.round(platformClicks * impressions * (0.8 + 0.4 * randomFraction(id, 37))),
      Math.round(platformClicks * conversions * (0.7 + 0.6 * randomFraction(id, 38))),
    ]
  }
  return byPlatform(totalsOf)
}
