import { ALL_REGIONS } from './address/commonParams.ts'

/** Name of the country that a page shows, or its id if the name is unknown; null for all countries. */
export function regionName(region: string, countryNames: ReadonlyMap<string, string>): string | null {
  return region === ALL_REGIONS ? null : (countryNames.get(region) ?? region)
}
