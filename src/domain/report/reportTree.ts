import type { Ad, Campaign, CampaignItem, Title } from '../catalogue.ts'
import type { Platform } from '../platforms.ts'
import { DIMENSION_FACTS, type Dimension } from './dimensions.ts'

type TreeCampaign = Pick<
  Campaign,
  'id' | 'name' | 'adId' | 'titleId' | 'platform' | 'countryId' | 'startsOn' | 'endsOn'
>
type TreeItem = Pick<CampaignItem, 'id' | 'name' | 'campaignId' | 'platform'>
type TreeAd = Pick<Ad, 'id' | 'name' | 'titleId' | 'titleName'> & Partial<Pick<Ad, 'thumbUrl'>>
type TreeTitle = Pick<Title, 'id' | 'name'>

/** Names and relations of campaigns, items, ads and titles. Rows of unknown ones are not dropped. */
export interface ReportTree {
  /** The campaigns of the report; `fill` uses the days on which they ran. */
  campaigns: ReadonlyMap<number, TreeCampaign>
  items: ReadonlyMap<number, TreeItem>
  ads: ReadonlyMap<number, TreeAd>
  titles: ReadonlyMap<number, TreeTitle>
  /** Country names by id. */
  countries: ReadonlyMap<string, string>
}

interface TreeParts {
  campaigns: readonly TreeCampaign[]
  items?: readonly TreeItem[]
  ads?: readonly TreeAd[]
  countries?: ReadonlyMap<string, string>
}

/** Builds a tree from its parts; the ads name the titles. Callers memoise it. */
export function reportTree({ campaigns, items = [], ads = [], countries = new Map() }: TreeParts): ReportTree {
  const titles = ads.flatMap(({ titleId: id, titleName: name }) => (id === null || name === null ? [] : [{ id, name }]))
  return { campaigns: byId(campaigns), items: byId(items), ads: byId(ads), titles: byId(titles), countries }
}

function byId<T extends { id: number }>(parts: readonly T[]): ReadonlyMap<number, T> {
  return new Map(parts.map((part) => [part.id, part]))
}

/** Whether refkeys are ids of campaigns (elcam_vendors) or of items (elcam_items). */
export type RefkeyKind = 'campaign' | 'item'

/** Position of a refkey in the tree; null for unknown levels. */
export interface Place {
  readonly item: number | null
  readonly campaign: number | null
  readonly ad: number | null
  readonly title: number | null
  readonly platform: Platform | null
  readonly country: string | null
}

/** The place of a refkey. */
export function placeOf(tree: ReportTree, of: RefkeyKind, refkey: number): Place {
  if (of === 'campaign') return campaignPlace(tree, refkey, null)
  const item = tree.items.get(refkey)
  const place = campaignPlace(tree, item?.campaignId ?? null, refkey)
  return item?.platform == null ? place : { ...place, platform: item.platform }
}

export function campaignPlace(tree: ReportTree, id: number | null, item: number | null = null): Place {
  const campaign = id === null ? undefined : tree.campaigns.get(id)
  const ad = campaign?.adId ?? null
  return {
    item,
    campaign: id,
    ad,
    title: campaign?.titleId ?? (ad === null ? null : (tree.ads.get(ad)?.titleId ?? null)),
    platform: campaign?.platform ?? null,
    country: campaign?.countryId ?? null,
  }
}

/** Name of a member; '' for unknown, '#12' if only the id is known. */
export function nameOf(tree: ReportTree, dimension: Dimension, id: number | string | null): string {
  if (id === null) return ''
  if (typeof id === 'string') return dimension === 'country' ? (tree.countries.get(id) ?? id) : id
  const { namesIn } = DIMENSION_FACTS[dimension]
  return (namesIn === null ? null : tree[namesIn].get(id)?.name) ?? `#${id}`
}
