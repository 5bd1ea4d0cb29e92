import * as v from 'valibot'
import { HttpResponse } from 'msw'
import { downloadElad, getElad, getEladRating, listEladCampaigns, queryElad, rateElad } from '#api/endpoints/ads.ts'
import type { WorldAccount } from '../world/accounts.ts'
import type { WorldAd } from '../world/ads.ts'
import { adIn, adsIn, campaignsOfAd } from '../world/catalogue.ts'
import { today } from '../world/clock.ts'
import { fileOf } from '../world/files.ts'
import { metricsOf } from '../world/figures.ts'
import { saveRating } from '../world/memory.ts'
import { ratingOf } from '../world/ratings.ts'
import { eladWire, elcamWire } from '../world/wire.ts'
import { handle, intParam } from './handle.ts'
import {
  parseBody,
  day,
  int,
  ints,
  optional,
  oneOf,
  paging,
  platforms,
  parseQuery,
  parseRange,
  text,
  texts,
} from './input.ts'
import { isOneOf, paginate, sortedBy, matchesWildcard } from './list.ts'
import { notFound } from './httpError.ts'

const adQuery = v.object({
  ...paging,
  name_wc: optional(text),
  entity_id: optional(ints),
  elad_id: optional(ints),
  eladtype_id: optional(text),
  eladcls_id: optional(text),
  vendor: optional(platforms),
  country_id: optional(text),
  status: optional(texts),
  day_from: optional(day),
  day_to: optional(day),
  order_by: optional(oneOf(['name', 'id'])),
})

const MAX_COMMENT_LENGTH = 1000
const ratingQuery = v.object({
  // Omitted or empty: withdraws the rating.
  rating: optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.pipe(int, v.picklist([1, 2, 3, 4, 5], 'Input should be 1, 2, 3, 4 or 5')),
    ]),
  ),
  comment: optional(
    v.pipe(text, v.maxLength(MAX_COMMENT_LENGTH, `String should have at most ${MAX_COMMENT_LENGTH} characters`)),
  ),
})

function filterAds(account: WorldAccount, query: v.InferOutput<typeof adQuery>): WorldAd[] {
  const hasName = matchesWildcard(query.name_wc)
  const [hasTitle, hasId, hasPlatform, hasStatus] = [
    isOneOf(query.entity_id),
    isOneOf(query.elad_id),
    isOneOf(query.vendor),
    isOneOf(query.status),
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
  const ad = adIn(account, intParam(params, 'elad_id'))
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
    const { rating, comment } = parseQuery(request, ratingQuery)
    saveRating(ad.id, { rating: rating ?? null, comment: comment ?? null, userName: user.userName, day: today() })
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
    const query = await parseBody(request, adQuery)
    const range = parseRange(query)
    const ads = filterAds(account, query)
    const country = query.country_id
    const rows = paginate(ads, query).map((ad) => ({
      ...eladWire(ad, true),
      ...(range !== null &&
        metricsOf(
          campaignsOfAd(ad).filter((campaign) => country == null || campaign.country === country),
          range,
        )),
    }))
    return { total: ads.length, rows }
  }),
]
