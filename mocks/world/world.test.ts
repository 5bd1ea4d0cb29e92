import { afterEach, describe, expect, it, vi } from 'vitest'
import { ACCOUNTS, accountById } from './accounts.ts'
import { titlesIn } from './books/titlesIn.ts'
import { treeOf } from './campaigns.ts'
import { adsIn, campaignsIn, liveCountries } from './catalogue.ts'
import { dayNumber } from '#domain/day.ts'
import { fromWorld, HISTORY_END, now, setToday, today, toWorld, WORLD_TODAY } from './clock.ts'
import { weekdayOf } from './days.ts'
import { metricsOf, type Range } from './figures.ts'
import { fileOf } from './files.ts'
import { itemsOf } from './items.ts'
import { usersOf } from './users.ts'
import { STATUSES } from './status.ts'
import { eladWire, elcamWire, entityWire } from './wire.ts'

const HARBOUR = accountById('HV01') ?? ACCOUNTS[0]
const LAST_28: Range = { from: HISTORY_END - 28, to: HISTORY_END - 1 }

function harbourValeTitles() {
  if (HARBOUR === undefined) throw new Error('No account')
  return titlesIn(HARBOUR)
}

afterEach(() => {
  setToday(WORLD_TODAY)
})

describe('Harbour & Vale', () => {
  it('has the mockups’ twenty titles, fifteen of them live, and a few more', () => {
    expect(
      harbourValeTitles()
        .slice(0, 4)
        .map(({ name }) => name),
    ).toEqual(['Dracula', 'Pride and Prejudice', 'The Adventures of Sherlock Holmes', 'Middlemarch'])
    expect(
      harbourValeTitles()
        .slice(0, 20)
        .filter(({ status }) => status === 'live'),
    ).toHaveLength(15)
    expect(harbourValeTitles()).toHaveLength(25)
  })

  it('has figures close to the mockups', () => {
    const figures = harbourValeTitles().map((title) => metricsOf(treeOf(title).campaigns, LAST_28))
    const dracula = figures[0]
    expect(
      Number(dracula?.google_clicks) + Number(dracula?.meta_clicks) + Number(dracula?.pinterest_clicks),
    ).toBeGreaterThan(28_000)
    const total = (key: 'clicks' | 'impr' | 'conv') =>
      figures.reduce(
        (sum, metrics) =>
          sum + (metrics[`google_${key}`] ?? 0) + (metrics[`meta_${key}`] ?? 0) + (metrics[`pinterest_${key}`] ?? 0),
        0,
      )
    expect(total('clicks')).toBeGreaterThan(180_000)
    expect(total('clicks')).toBeLessThan(210_000)
    expect(total('clicks') / total('impr')).toBeCloseTo(0.0158, 3)
    expect(total('conv') / total('clicks')).toBeCloseTo(0.0525, 2)
  })

  it('has as many ads as the mockups', () => {
    const counts = harbourValeTitles().slice(0, 20).map(entityWire)
    expect(counts.reduce((sum, { elad_count: count }) => sum + Number(count), 0)).toBe(153)
    expect(counts.reduce((sum, { elad_live_count: count }) => sum + Number(count), 0)).toBe(85)
    expect(entityWire(harbourValeTitles()[0] ?? missing())).toMatchObject({
      elad_live_count: 9,
      elad_count: 14,
      country_ids_live: ['GB', 'US', 'CA', 'AU'],
    })
  })

  it('has ads, campaigns and items in every status', () => {
    const statuses = STATUSES.map(({ id }) => id).sort()
    const account = HARBOUR ?? missing()
    expect([...new Set(adsIn(account).map(({ status }) => status))].sort()).toEqual(statuses)
    expect([...new Set(campaignsIn(account).map(({ status }) => status))].sort()).toEqual(statuses)
    const items = campaignsIn(account).flatMap((campaign) => itemsOf(campaign))
    expect([...new Set(items.map(({ status }) => status))].sort()).toEqual(statuses)
    expect(items.every(({ status, rejectReason }) => (status === 'rejected') === (rejectReason !== null))).toBe(true)
  })
})

describe('accounts', () => {
  it('differ in size, from none to thousands of titles', () => {
    expect(ACCOUNTS.map((account) => titlesIn(account).length)).toEqual(ACCOUNTS.map(({ titleCount }) => titleCount))
    expect(ACCOUNTS.map(({ titleCount }) => titleCount)).toEqual(expect.arrayContaining([0, 25, 140, 3000]))
  })

  it('share no ids or user names', () => {
    const ids = ACCOUNTS.flatMap((account) => titlesIn(account).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    const names = ACCOUNTS.flatMap((account) => usersOf(account).map(({ userName }) => userName))
    expect(new Set(names).size).toBe(names.length)
    expect(ACCOUNTS.flatMap((account) => usersOf(account)).some(({ activatedOn }) => activatedOn === null)).toBe(true)
  })

  it('have awkward names', () => {
    const names = titlesIn(accountById('QA07') ?? missing()).map(({ name }) => name)
    expect(names.some((name) => name.length === 300)).toBe(true)
    for (const pattern of [
      /[\u0600-\u06ff]/,
      /[\u0590-\u05ff]/,
      /\p{Emoji_Presentation}/u,
      /\p{M}{3}/u,
      /<script>/,
      /^=/,
    ])
      expect(
        names.some((name) => pattern.test(name)),
        String(pattern),
      ).toBe(true)
    const titles = titlesIn(accountById('QA07') ?? missing())
    expect(titles.some(({ author, cover, series }) => author === null && cover === null && series === null)).toBe(true)
  })
})

describe('every title', () => {
  const titles = ACCOUNTS.flatMap((account) => titlesIn(account))

  it('has ads and live countries that match its status', () => {
    const inconsistent = titles.filter((title) => {
      const { ads, campaigns } = treeOf(title)
      return (
        ads.some(({ status }) => status === 'live') !== title.adsLive > 0 ||
        ads.some(({ countries }) => countries.length === 0) ||
        liveCountries(title).length > 0 !== campaigns.some(({ status }) => status === 'live') ||
        (title.status === 'draft' && campaigns.some(({ spans }) => spans.length > 0))
      )
    })
    expect(inconsistent.map(({ name }) => name)).toEqual([])
  })

  it('has an ISBN with a valid check digit', () => {
    for (const title of titles.slice(0, 200)) {
      const digits = Array.from(entityWire(title).attrs?.isbn13?.replaceAll('-', '') ?? '', Number)
      expect(digits).toHaveLength(13)
      expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
    }
  })
})

describe('the mock world', () => {
  it('is the same in every run', async () => {
    const before = harbourValeTitles().map((title) => [entityWire(title), metricsOf(treeOf(title).campaigns, LAST_28)])
    vi.resetModules()
    const { titlesIn: freshShelf } = await import('./books/titlesIn.ts')
    const { treeOf: freshTree } = await import('./campaigns.ts')
    const { metricsOf: freshMetrics } = await import('./figures.ts')
    const { entityWire: freshWire } = await import('./wire.ts')
    expect(
      freshShelf(HARBOUR ?? missing()).map((title) => [
        freshWire(title),
        freshMetrics(freshTree(title).campaigns, LAST_28),
      ]),
    ).toEqual(before)
  })

  it('keeps the figures of a day, whatever today is within the next 52 weeks', () => {
    const figures = (from: string, to: string) =>
      harbourValeTitles().map((title) => metricsOf(treeOf(title).campaigns, { from: toWorld(from), to: toWorld(to) }))
    const before = figures('2026-09-01', '2026-10-31')
    setToday('2027-06-14')
    expect(figures('2026-09-01', '2026-10-31')).toEqual(before)
  })

  it.each(['2024-02-29', '2025-06-01', '2026-11-19', '2026-11-20', '2028-01-01', '2031-12-31'])(
    'has two years of data before %s, with the right weekdays',
    (day) => {
      setToday(day)
      expect(today()).toBe(day)
      expect(fromWorld(toWorld(day))).toBe(day)
      const world = toWorld(day)
      expect(world).toBeGreaterThanOrEqual(HISTORY_END)
      expect(world).toBeLessThan(HISTORY_END + 364)
      expect(weekdayOf(world)).toBe((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7)
      const clicks = (range: Range) =>
        harbourValeTitles().reduce(
          (sum, title) => sum + (metricsOf(treeOf(title).campaigns, range).meta_clicks ?? 0),
          0,
        )
      expect(clicks({ from: world - 28, to: world - 1 })).toBeGreaterThan(10_000)
      expect(clicks({ from: world - 728, to: world - 700 })).toBeGreaterThan(1000)
      // Live ads end in the future.
      for (const ad of adsIn(HARBOUR ?? missing()).filter(({ status }) => status === 'live'))
        expect(String(eladWire(ad).date_end) > day).toBe(true)
    },
  )

  it.each(['2026-11-20', '2026-12-01', '2027-03-01', '2028-02-29'])(
    'is in the first week after the history on %s if that moves by weeks',
    (day) => {
      setToday(day, 7)
      expect(fromWorld(toWorld(day))).toBe(day)
      expect(toWorld(day)).toBe(HISTORY_END + ((dayNumber(day) - HISTORY_END) % 7))
    },
  )

  it('follows the real calendar only on request', () => {
    vi.useFakeTimers({ now: new Date(2027, 2, 5, 9, 30) })
    expect([today(), now()]).toEqual([WORLD_TODAY, Date.UTC(2026, 10, 20, 12)])
    setToday(null)
    expect([today(), now()]).toEqual(['2027-03-05', Date.now()])
    vi.useRealTimers()
  })
})

it('a video has the size of its still and of its file', () => {
  const videos = adsIn(HARBOUR ?? missing()).filter(({ format }) => format.typeId === 'video')
  expect(videos.length).toBeGreaterThan(0)
  for (const ad of videos) {
    const [video, still] = eladWire(ad).art ?? []
    expect([video?.width, video?.height]).toEqual([still?.width, still?.height])
    expect(fileOf(ad).name).toContain(`${video?.width}x${video?.height}`)
  }
})

it('has the mockups’ first ad and its campaigns', () => {
  const { ads, byAd } = treeOf(harbourValeTitles()[0] ?? missing())
  const firstAd = ads[0] ?? missing()
  expect(eladWire(firstAd)).toMatchObject({
    elad_name: 'Read it with the lamp on',
    eladcls_id: 'feed',
    vendor_codes: ['mad'],
    status: 'live',
    rating: 4,
    date_start: '2026-10-12',
    date_end: '2026-12-31',
    elcam_count: 4,
  })
  expect(
    byAd
      .get(firstAd.id)
      ?.map(elcamWire)
      .map(({ elcam_name: name, status }) => [name, status]),
  ).toEqual([
    ['Dracula, autumn, UK', 'live'],
    ['Dracula, autumn, US', 'live'],
    ['Dracula, autumn, CA', 'live'],
    ['Dracula, autumn, AU', 'paused'],
  ])
})

function missing(): never {
  throw new Error('The mock world lacks something used in this test')
}
