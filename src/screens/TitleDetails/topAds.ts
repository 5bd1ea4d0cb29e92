import type { AdRow } from '#domain/catalogue.ts'
import { adLines, type AdLine, type AdNames } from '#screens/shared/ads/adLines.ts'

/** How many stand in the panel. */
export const MOST_ADS = 5

/** The ads with the most clicks, falling, those alike by impressions; ads that did not serve are left out. */
export function topAds(ads: readonly AdRow[], names: AdNames): AdLine[] {
  return adLines(ads, names)
    .filter(({ clicks, impressions }) => clicks !== null || impressions !== null)
    .sort(
      (a, b) =>
        (b.clicks ?? -1) - (a.clicks ?? -1) || (b.impressions ?? -1) - (a.impressions ?? -1) || a.ad.id - b.ad.id,
    )
    .slice(0, MOST_ADS)
}
