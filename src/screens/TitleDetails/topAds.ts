import type { AdRow } from '#domain/catalogue.ts'
import { adLines, type AdLine, type AdNames } from '#screens/shared/ads/adLines.ts'

/** Number of ads in the panel. */
export const TOP_AD_COUNT = 5

/** Ads with the most clicks, highest first, then by impressions; omits ads that did not run. */
export function topAds(ads: readonly AdRow[], names: AdNames): AdLine[] {
  return adLines(ads, names)
    .filter(({ clicks, impressions }) => clicks !== null || impressions !== null)
    .sort(
      (a, b) =>
        (b.clicks ?? -1) - (a.clicks ?? -1) || (b.impressions ?? -1) - (a.impressions ?? -1) || a.ad.id - b.ad.id,
    )
    .slice(0, TOP_AD_COUNT)
}
