import type { Ad } from '#domain/catalogue.ts'
import { formatDayNumeric, formatNumber } from '#domain/format.ts'
import { adText } from '#domain/messages/ad.ts'
import type { AdDetailsNames, NamesById } from './AdDetailsScreenProps.ts'
import { adFormat } from './adFormat.ts'

const text = adText.facts

/** Name and value of each known fact, the ad's attributes first. */
export function adFacts(ad: Ad, names: AdDetailsNames): (readonly [name: string, value: string])[] {
  const attributes = ad.attributes.map(
    ({ typeId, value }) => [typeId === null ? text.other : (names.attributes.get(typeId) ?? typeId), value] as const,
  )
  const facts = [
    ...attributes,
    [text.kind, adFormat(ad, names)],
    [text.media, ad.classId === null || ad.typeId === null ? null : (names.types.get(ad.typeId) ?? ad.typeId)],
    [text.placements, joinNames(ad.placementIds, names.placements)],
    [text.countries, joinNames(ad.countryIds, names.countries)],
    [text.startDate, ad.startsOn === null ? null : formatDayNumeric(ad.startsOn)],
    [text.endDate, ad.endsOn === null ? null : formatDayNumeric(ad.endsOn)],
    [text.campaigns, formatNumber(ad.campaignCount)],
    [text.id, String(ad.id)],
  ] as const
  return facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]))
}

function joinNames(ids: readonly string[], names: NamesById): string {
  return ids.map((id) => names.get(id) ?? id).join(', ')
}
