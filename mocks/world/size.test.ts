import { afterEach, expect, it } from 'vitest'
import { ACCOUNTS, accountById } from './accounts.ts'
import { titlesIn } from './books/titlesIn.ts'
import { adsIn, campaignsIn } from './catalogue.ts'
import { HISTORY_END } from './clock.ts'
import { metricsOf } from './figures.ts'
import { setSmallWorld } from './size.ts'

const HARBOUR = accountById('HV01') ?? ACCOUNTS[0] ?? missing()

afterEach(() => setSmallWorld(false))

function worldOf(small: boolean) {
  setSmallWorld(small)
  const [titles, ads, campaigns] = [titlesIn(HARBOUR), adsIn(HARBOUR), campaignsIn(HARBOUR)]
  return {
    titles,
    campaigns,
    statuses: [titles, ads].map((rows) => new Set(rows.map(({ status }) => status))),
    platforms: new Set(ads.map(({ platform }) => platform)),
    figures: campaigns.map((campaign) => metricsOf([campaign], { from: HISTORY_END - 28, to: HISTORY_END - 1 })),
  }
}

it('the small account is the same, with each status and platform and a fifth of the campaigns', () => {
  const whole = worldOf(false)
  const small = worldOf(true)
  const identity = ({ id, name, author, status, ads }: (typeof whole.titles)[number]) => ({
    id,
    name,
    author,
    status,
    ads,
  })
  expect(whole.titles.map(identity)).toEqual(expect.arrayContaining(small.titles.map(identity)))
  expect(small.titles).toHaveLength(15)
  expect(small.campaigns.length).toBeLessThan(whole.campaigns.length / 5)
  expect([small.statuses, small.platforms]).toEqual([whole.statuses, whole.platforms])
})

it('each size has figures of its own, whichever was asked first', () => {
  const whole = worldOf(false)
  const small = worldOf(true)
  const first = ({ campaigns, figures }: typeof whole) => [campaigns[0]?.id, figures[0]]
  expect(first(small)).not.toEqual(first(whole))
  expect(small.campaigns[0]?.id).toBe(whole.campaigns[0]?.id)
  expect(worldOf(false).figures).toEqual(whole.figures)
  expect(worldOf(true).figures).toEqual(small.figures)
})

function missing(): never {
  throw new Error('No account')
}
