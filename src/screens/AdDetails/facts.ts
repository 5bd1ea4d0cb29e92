import type { Ad } from '#domain/catalogue.ts'
import { dayNumeric, fullNumber } from '#domain/format.ts'
import { adText } from '#domain/messages/ad.ts'
import type { AdDetailsNames, Names } from './AdDetailsScreenProps.ts'
import { kindOf } from './adWords.ts'

const text = adText.facts

/** Name and value of each known fact, the ad's attributes first. */
export function factsOf(ad: Ad, names: AdDetailsNames): (readonly [name: string, value: string])[] {
  const attributes = ad.attributes.map(
    ({ typeId, value }) => [typeId === null ? text.other : (names.attributes.get(typeId) ?? typeId), value] as const,
  )
  const facts = [
    ...attributes,
    [text.kind, kindOf(ad, names)],
    [text.format, ad.classId === null || ad.typeId === null ? null : (names.types.get(ad.typeId) ?? ad.typeId)],
    [text.placements, joinNames(ad.placementIds, names.placements)],
    [text.countries, joinNames(ad.countryIds, names.countries)],
    [text.first, ad.startsOn === null ? null : dayNumeric(ad.startsOn)],
    [text.last, ad.endsOn === null ? null : dayNumeric(ad.endsOn)],
    [text.campaigns, fullNumber(ad.campaignCount)],
    [text.id, String(ad.id)],
  ] as const
  return facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]))
}

function joinNames(ids: readonly string[], names: Names): string {
  return ids.map((id) => names.get(id) ?? id).join(', ')
}
