import type { AdRow } from '#domain/catalogue.ts'
import { FIRST_ROWS } from '#screens/shared/firstRows.ts'
import type { AdNames } from '#domain/adNames.ts'
import { adLines, type AdLine } from '#screens/shared/ads/adLines.ts'

/** The first ads by clicks, highest first, then by impressions; omits ads that did not run. */
export function topAds(ads: readonly AdRow[], names: AdNames): AdLine[] {
  return adLines(ads, names)
    .filter(({ clicks, impressions }) => clicks !== null || impressions !== null)
    .sort(
      (a, b) =>
        (b.clicks ?? -1) - (a.clicks ?? -1) || (b.impressions ?? -1) - (a.impressions ?? -1) || a.ad.id - b.ad.id,
    )
    .slice(0, FIRST_ROWS)
}
