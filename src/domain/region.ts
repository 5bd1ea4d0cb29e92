import { ALL_REGIONS } from './address/keptParams.ts'

/** The country that a region stands for in the API's queries; null for all countries. */
export const regionCountryId = (region: string): string | null => (region === ALL_REGIONS ? null : region)

/** Name of the country that a page shows, or its id if the name is unknown; null for all countries. */
export function regionName(region: string, countryNames: ReadonlyMap<string, string>): string | null {
  return region === ALL_REGIONS ? null : (countryNames.get(region) ?? region)
}

const WITH_ARTICLE =
  /^(?:United |Bahamas|Gambia|Maldives|Netherlands|Philippines)| (?:Emirates|Federation|Islands|Republic|Territories)$/

/** A country’s name within a sentence: 'the United Kingdom'. The lookup’s English names are without the article. */
export function countryInText(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}
