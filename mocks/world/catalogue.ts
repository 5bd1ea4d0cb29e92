import { ACCOUNTS, type WorldAccount } from './accounts.ts'
import type { WorldAd } from './ads.ts'
import type { TitlePlan } from './books/plan.ts'
import { shelfOf } from './books/shelf.ts'
import { treeOf, type TitleTree, type WorldCampaign } from './campaigns.ts'
import { itemsOf, type WorldItem } from './items.ts'

/*
 * Finds things by id within one account: an id of another account is not found. An id says where it hangs: an ad's is
 * its title's with two more digits, a campaign's and an item's have one more each.
 */

export function titleIn(account: WorldAccount, id: number): TitlePlan | undefined {
  return shelfOf(account)[id - account.firstId]
}

export function adIn(account: WorldAccount, id: number): WorldAd | undefined {
  return treeAbove(account, id, 100)?.ads.find((ad) => ad.id === id)
}

export function campaignIn(account: WorldAccount, id: number): WorldCampaign | undefined {
  return treeAbove(account, id, 1000)?.campaigns.find((campaign) => campaign.id === id)
}

export function itemIn(account: WorldAccount, id: number): WorldItem | undefined {
  const campaign = campaignIn(account, Math.floor(id / 10))
  return campaign === undefined ? undefined : itemsOf(campaign).find((item) => item.id === id)
}

/** An ad of any account: a click-through knows no account. */
export function adAnywhere(id: number): WorldAd | undefined {
  return ACCOUNTS.map((account) => adIn(account, id)).find((ad) => ad !== undefined)
}

export function adsIn(account: WorldAccount): WorldAd[] {
  return shelfOf(account).flatMap((title) => treeOf(title).ads)
}

export function campaignsIn(account: WorldAccount): WorldCampaign[] {
  return shelfOf(account).flatMap((title) => treeOf(title).campaigns)
}

export function campaignsOfAd(ad: WorldAd): readonly WorldCampaign[] {
  return treeOf(ad.title).byAd.get(ad.id) ?? []
}

const live = new Map<number, readonly string[]>()

/** The countries in which a title has a live campaign. */
export function liveCountries(title: TitlePlan): readonly string[] {
  let countries = live.get(title.id)
  if (countries === undefined) {
    const running = new Set(
      treeOf(title)
        .campaigns.filter(({ status }) => status === 'live')
        .map(({ country }) => country),
    )
    countries = title.countries.filter((country) => running.has(country))
    live.set(title.id, countries)
  }
  return countries
}

function treeAbove(account: WorldAccount, id: number, step: number): TitleTree | undefined {
  const title = titleIn(account, Math.floor(id / step))
  return title === undefined ? undefined : treeOf(title)
}
