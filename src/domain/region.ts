import { ALL_REGIONS } from './address/keptParams.ts'

/** The country that a region stands for in the API's queries; null for all countries. */
export const regionCountryId = (region: string): string | null => (region === ALL_REGIONS ? null : region)

/** Name of the country that a page shows, or its id if the name is unknown; null for all countries. */
export function regionName(region: string, countryNames: ReadonlyMap<string, string>): string | null {
  return region === ALL_REGIONS ? null : (countryNames.get(region) ?? region)
}
