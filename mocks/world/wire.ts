import type { UserWire } from '#api/schemas/account.ts'
import type { EladWire } from '#api/schemas/ads.ts'
import type { ElcamItemWire, ElcamV2Wire, ElcamWire } from '#api/schemas/campaigns.ts'
import type { EntityWire } from '#api/schemas/titles.ts'
import { dayNumber, dayFromNumber } from '#domain/day.ts'
import type { WorldAd } from './ads.ts'
import { accountOfTitle } from './accounts.ts'
import type { TitlePlan } from './books/titlePlan.ts'
import { treeOf, type WorldCampaign } from './campaigns.ts'
import { campaignsOfAd, liveCountries } from './catalogue.ts'
import { fromWorld, HISTORY_END, today } from './clock.ts'
import { artworkUrl, coverUrl } from './covers/artwork.ts'
import { clipUrl } from './covers/clip.ts'
import { quarterEnd } from './days.ts'
import { SIZES } from './formats.ts'
import { itemsOf, type WorldItem } from './items.ts'
import type { WorldUser } from './users.ts'
import { ratingOf } from './ratings.ts'
import { hash, randomFraction } from './random.ts'

/* Converts the mock world's objects to API rows. Pictures are drawn here, and so only for rows that are requested. */

export function entityWire(title: TitlePlan): EntityWire {
  const { ads } = treeOf(title)
  return {
    entity_id: title.id,
    entity_name: title.name,
    parent_id: title.series === null ? null : seriesId(title.series),
    parent_name: title.series,
    entitytype_id: title.typeId,
    entitystatus_id: title.status,
    verttask_id: title.taskId,
    country_ids: [...title.countries],
    country_ids_live: [...liveCountries(title)],
    cover_url: coverUrl(title),
    attrs: {
      author: title.author,
      isbn13: isbn(title.id),
      imprint: title.imprint,
      pub_date: shiftDay(title.publishedOn),
      genre: title.genre,
    },
    elad_count: ads.length,
    elad_live_count: ads.filter(({ status }) => status === 'live').length,
    date_create: fromWorld(dayNumber(title.since) - 20),
    date_update: fromWorld(HISTORY_END - 1 - (hash(title.id, 41) % 60)),
  }
}

/** In a list only the first artwork is lettered as when seen large: a page has a hundred ads. */
export function eladWire(ad: WorldAd, listed = false): EladWire {
  const { id, title, format } = ad
  const { art, thumbUrl } = artOf(ad, listed)
  return {
    elad_id: id,
    elad_name: ad.name,
    entity_id: title.id,
    entity_name: title.name,
    eladtype_id: format.typeId,
    eladcls_id: format.id,
    elplat_ids: [...format.placements],
    vendor_codes: [ad.platform],
    status: ad.status,
    country_ids: [...ad.countries],
    date_start: dayOf(ad.start),
    date_end: endOf(ad),
    thumb_url: thumbUrl,
    art,
    attrs: [
      { eladattrtype_id: 'headline', value: ad.headline },
      { eladattrtype_id: 'cta', value: 'Read a sample' },
    ],
    elcam_count: campaignsOfAd(ad).length,
    rating: ratingOf(ad).rating,
  }
}

interface AdArt {
  art: NonNullable<EladWire['art']>
  thumbUrl: string | null
}
const drawnArt = { whole: new WeakMap<WorldAd, AdArt>(), listed: new WeakMap<WorldAd, AdArt>() }

/** An ad's artwork, drawn once. In accounts with thousands of titles it has only one size, to keep pages small. */
function artOf(ad: WorldAd, listed: boolean): AdArt {
  const drawn = listed ? drawnArt.listed : drawnArt.whole
  let adArt = drawn.get(ad)
  if (adArt === undefined) {
    const { id, title, format, headline } = ad
    const account = accountOfTitle(title.id)
    const poster = { headline, title, publisher: account?.name ?? '' }
    const alt = `${headline} ${title.name}`
    const sizes = (account?.titleCount ?? 0) > 1000 ? format.sizes.slice(0, 1) : format.sizes
    const art: AdArt['art'] = sizes.map((size, index) => ({
      art_id: `${id}-${size}`,
      art_type_cls: size,
      url: artworkUrl({ ...poster, small: listed && index > 0 }, size),
      ...SIZES[size],
      duration_s: null,
      alt,
    }))
    if (format.typeId === 'video')
      art.unshift({
        art_id: `${id}-video`,
        art_type_cls: 'video',
        url: clipUrl,
        ...SIZES[format.sizes[0]],
        duration_s: format.seconds,
        alt,
      })
    adArt = { art, thumbUrl: artworkUrl({ ...poster, small: true }, format.sizes[0]) }
    drawn.set(ad, adArt)
  }
  return adArt
}

export function elcamWire(campaign: WorldCampaign): ElcamWire {
  const { ad } = campaign
  return {
    elcam_id: campaign.id,
    elcam_name: campaign.name,
    elad_id: ad.id,
    entity_id: ad.title.id,
    vendor_code: campaign.platform,
    elplat_id: ad.format.placements[campaign.id % ad.format.placements.length] ?? null,
    country_id: campaign.country,
    status: campaign.status,
    date_start: dayOf(campaign.start),
    date_end: endOf(campaign),
    item_count: campaign.itemCount,
  }
}

export function elcamV2Wire(campaign: WorldCampaign): ElcamV2Wire {
  const counts: Record<string, number> = {}
  for (const { status } of itemsOf(campaign)) counts[status] = (counts[status] ?? 0) + 1
  return {
    ...elcamWire(campaign),
    elad_name: campaign.ad.name,
    entity_name: campaign.ad.title.name,
    vendor_ref: platformRef(campaign.id),
    dest_url: bookUrl(campaign.ad, campaign.country),
    items_by_status: counts,
  }
}

export function itemWire(item: WorldItem): ElcamItemWire {
  const { campaign } = item
  const { ad } = campaign
  const poster = {
    headline: item.headline,
    title: ad.title,
    publisher: accountOfTitle(ad.title.id)?.name ?? '',
    video: ad.format.typeId === 'video',
  }
  return {
    elcamitem_id: item.id,
    elcam_id: campaign.id,
    name: item.name,
    status: item.status,
    vendor_code: campaign.platform,
    vendor_ref: platformRef(item.id),
    headline: item.headline,
    body_text: ad.title.author === null ? ad.title.name : `${ad.title.name}, by ${ad.title.author}.`,
    art_url: artworkUrl(poster, ad.format.sizes[0]),
    dest_url: bookUrl(ad, campaign.country),
    reject_reason: item.rejectReason,
  }
}

/** Id of a series, from its name. */
function seriesId(name: string): number {
  return 900_000 + (hash(...Array.from(name, (character) => character.charCodeAt(0))) % 90_000)
}

/** Destination of a click on an ad. */
export function bookUrl(ad: WorldAd, country: string): string {
  return `https://books.${accountOfTitle(ad.title.id)?.domain ?? 'example'}/${country.toLowerCase()}/${ad.title.id}?from=${ad.format.id}`
}

function dayOf(worldDay: number | null): string | null {
  return worldDay === null ? null : fromWorld(worldDay)
}

/** End date: the last day; if live, the end of a quarter at least three weeks away. */
function endOf({ start, stop, status }: { start: number | null; stop: number | null; status: string }): string | null {
  if (stop !== null) return fromWorld(stop)
  return status === 'live' && start !== null ? dayFromNumber(quarterEnd(dayNumber(today()) + 21)) : null
}

/** Shifts a planned day to the mock world's clock. */
function shiftDay(day: string | null): string | null {
  return day === null ? null : fromWorld(dayNumber(day))
}

function platformRef(id: number): string {
  return String(Math.floor(1e11 + randomFraction(id, 42) * 9e11))
}

/** An ISBN-13 with a valid check digit, hyphenated. */
function isbn(id: number): string {
  const item = String(Math.floor(randomFraction(id, 43) * 1e6)).padStart(6, '0')
  const digits = Array.from(`978000${item}`, Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return `978-0-00-${item}-${(10 - (sum % 10)) % 10}`
}

export function userWire(user: WorldUser): UserWire {
  return {
    user_name: user.userName,
    name_first: user.firstName,
    name_last: user.lastName,
    email1: user.email,
    date_activate: user.activatedOn,
  }
}
