import * as v from 'valibot'
import { HttpResponse } from 'msw'
import { downloadElad, getElad, getEladRating, listEladCampaigns, queryElad, rateElad } from '#api/endpoints/ads.ts'
import type { WorldAccount } from '../world/accounts.ts'
import type { WorldAd } from '../world/ads.ts'
import { adIn, adsIn, campaignsOfAd } from '../world/catalogue.ts'
import { today } from '../world/clock.ts'
import { fileOf } from '../world/files.ts'
import { metricsOf } from '../world/figures.ts'
import { rememberRating } from '../world/memory.ts'
import { ratingOf } from '../world/ratings.ts'
import { eladWire, elcamWire } from '../world/wire.ts'
import { handle, idOf } from './handle.ts'
import { bodyOf, day, int, ints, maybe, oneOf, paging, platforms, queryOf, rangeOf, text, texts } from './input.ts'
import { among, pageOf, sortedBy, wildcard } from './list.ts'
import { notFound } from './refusal.ts'

const adQuery = v.object({
  ...paging,
  name_wc: maybe(text),
  entity_id: maybe(ints),
  elad_id: maybe(ints),
  eladtype_id: maybe(text),
  eladcls_id: maybe(text),
  vendor: maybe(platforms),
  country_id: maybe(text),
  status: maybe(texts),
  day_from: maybe(day),
  day_to: maybe(day),
  order_by: maybe(oneOf(['name', 'id'])),
})

const MAX_COMMENT_LENGTH = 1000
const ratingQuery = v.object({
  // Omitted or empty: withdraws the rating.
  rating: maybe(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.pipe(int, v.picklist([1, 2, 3, 4, 5], 'Input should be 1, 2, 3, 4 or 5')),
    ]),
  ),
  comment: maybe(
    v.pipe(text, v.maxLength(MAX_COMMENT_LENGTH, `String should have at most ${MAX_COMMENT_LENGTH} characters`)),
  ),
})

function filterAds(account: WorldAccount, query: v.InferOutput<typeof adQuery>): WorldAd[] {
  const hasName = wildcard(query.name_wc)
  const [hasTitle, hasId, hasPlatform, hasStatus] = [
    among(query.entity_id),
    among(query.elad_id),
    among(query.vendor),
    among(query.status),
  ]
  const { eladtype_id: type, eladcls_id: format, country_id: country } = query
  const ads = adsIn(account).filter(
    (ad) =>
      hasTitle(ad.title.id) &&
      hasId(ad.id) &&
      hasPlatform(ad.platform) &&
      hasStatus(ad.status) &&
      hasName(ad.name) &&
      (type == null || ad.format.typeId === type) &&
      (format == null || ad.format.id === format) &&
      (country == null || ad.countries.includes(country)),
  )
  return sortedBy(ads, query.order_by === 'name' ? ({ name }) => name : null, query.order_asc)
}

function adOr404(account: WorldAccount, params: Readonly<Record<string, string>>): WorldAd {
  const ad = adIn(account, idOf(params, 'elad_id'))
  if (ad === undefined) throw notFound('Ad')
  return ad
}

function ratingWire(ad: WorldAd) {
  const { rating, comment, userName, day: ratedOn } = ratingOf(ad)
  return { rating, comment, user_name: userName, day: ratedOn }
}

export const adHandlers = [
  handle(getElad, ({ params, account }) => eladWire(adOr404(account, params))),
  handle(listEladCampaigns, ({ params, account }) => campaignsOfAd(adOr404(account, params)).map(elcamWire)),
  handle(getEladRating, ({ params, account }) => ratingWire(adOr404(account, params))),
  handle(rateElad, ({ params, account, user, request }) => {
    const ad = adOr404(account, params)
    const { rating, comment } = queryOf(request, ratingQuery)
    rememberRating(ad.id, { rating: rating ?? null, comment: comment ?? null, userName: user.userName, day: today() })
    return ratingWire(ad)
  }),
  handle(downloadElad, ({ params, account }) => {
    const { name, type, bytes } = fileOf(adOr404(account, params))
    const asciiName = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\]/g, '')
    return new HttpResponse(bytes, {
      headers: {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'content-disposition': `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      },
    })
  }),
  handle(queryElad, async ({ request, account }) => {
    const query = await bodyOf(request, adQuery)
    const range = rangeOf(query)
    const ads = filterAds(account, query)
    const country = query.country_id
    const rows = pageOf(ads, query).map((ad) => ({
      ...eladWire(ad),
      ...(range !== null &&
        metricsOf(
          campaignsOfAd(ad).filter((campaign) => country == null || campaign.country === country),
          range,
        )),
    }))
    return { total: ads.length, rows }
  }),
]
