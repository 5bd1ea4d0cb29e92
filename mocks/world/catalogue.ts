import { ACCOUNTS, type WorldAccount } from './accounts.ts'
import type { WorldAd } from './ads.ts'
import type { TitlePlan } from './books/titlePlan.ts'
import { titlesIn } from './books/titlesIn.ts'
import { treeOf, type TitleTree, type WorldCampaign } from './campaigns.ts'
import { itemsOf, type WorldItem } from './items.ts'

/*
 * Lookups by id within one account. An ad's id is its title's plus two digits; campaigns and items each add one more
 * digit to their parent's.
 */

export function titleIn(account: WorldAccount, id: number): TitlePlan | undefined {
  const titles = titlesIn(account)
  const title = titles[id - account.firstId]
  // The small account has gaps.
  return title?.id === id ? title : titles.find((other) => other.id === id)
}

export function adIn(account: WorldAccount, id: number): WorldAd | undefined {
  return parentTree(account, id, 100)?.ads.find((ad) => ad.id === id)
}

export function campaignIn(account: WorldAccount, id: number): WorldCampaign | undefined {
  return parentTree(account, id, 1000)?.campaigns.find((campaign) => campaign.id === id)
}

export function itemIn(account: WorldAccount, id: number): WorldItem | undefined {
  const campaign = campaignIn(account, Math.floor(id / 10))
  return campaign === undefined ? undefined : itemsOf(campaign).find((item) => item.id === id)
}

/** Finds an ad in any account: a click-through has no account. */
export function adAnywhere(id: number): WorldAd | undefined {
  return ACCOUNTS.map((account) => adIn(account, id)).find((ad) => ad !== undefined)
}

export function adsIn(account: WorldAccount): WorldAd[] {
  return titlesIn(account).flatMap((title) => treeOf(title).ads)
}

export function campaignsIn(account: WorldAccount): WorldCampaign[] {
  return titlesIn(account).flatMap((title) => treeOf(title).campaigns)
}

export function campaignsOfAd(ad: WorldAd): readonly WorldCampaign[] {
  return treeOf(ad.title).byAd.get(ad.id) ?? []
}

const liveCountriesByTitle = new WeakMap<TitlePlan, readonly string[]>()

/** Countries in which a title has a live campaign. */
export function liveCountries(title: TitlePlan): readonly string[] {
  let countries = liveCountriesByTitle.get(title)
  if (countries === undefined) {
    const withLiveCampaign = new Set(
      treeOf(title)
        .campaigns.filter(({ status }) => status === 'live')
        .map(({ country }) => country),
    )
    countries = title.countries.filter((country) => withLiveCampaign.has(country))
    liveCountriesByTitle.set(title, countries)
  }
  return countries
}

/** The tree of the title that an ad (divisor 100) or campaign (divisor 1000) belongs to. */
function parentTree(account: WorldAccount, id: number, divisor: number): TitleTree | undefined {
  const title = titleIn(account, Math.floor(id / divisor))
  return title === undefined ? undefined : treeOf(title)
}
