import { toKnownStatus, type KnownStatus } from '#components/data/StatusMark/statusShapes.tsx'
import { type AdRow, type Artwork, classKey, type AdNames } from '#domain/catalogue.ts'
import { foldText } from '#domain/foldText.ts'
import { statusNames } from '#domain/messages/ads.ts'
import { NO_FIGURES, selectFigures, withRatios, type MeasureValues } from '#domain/metrics.ts'
import { platformNames, type PlatformNames } from '#domain/platforms.ts'

/** An ad prepared for lists: derived values are computed once, not per row or keystroke. */
export interface AdLine extends MeasureValues {
  ad: AdRow
  /** Format: 'Feed image'; null if neither class nor type is known. */
  kind: string | null
  status: string | null
  knownStatus: KnownStatus
  /** Names of its platforms, for sorting and display. */
  platforms: string
  /** Its first artwork. */
  artwork: Artwork | null
  /** Ad and title name, and status, folded for the search. */
  searchText: string
}

/** Prepares ads for lists; figures are sums over all platforms. */
export function adLines(ads: readonly AdRow[], names: AdNames, platforms: PlatformNames = platformNames): AdLine[] {
  return ads.map((ad): AdLine => {
    const status = ad.status === null ? null : (statusNames.get(ad.status) ?? ad.status)
    const figures = ad.figures ? selectFigures(ad.figures, 'all') : NO_FIGURES
    return {
      ...withRatios(figures),
      ad,
      kind:
        names.classes.get(classKey(ad.typeId, ad.classId)) ??
        ad.classId ??
        (ad.typeId === null ? null : (names.types.get(ad.typeId) ?? ad.typeId)),
      status,
      knownStatus: toKnownStatus(ad.status),
      platforms: ad.platforms.map((platform) => platforms[platform]).join(', '),
      artwork: ad.artworks[0] ?? null,
      searchText: foldText([ad.name, ad.titleName, status].join('\n')),
    }
  })
}
