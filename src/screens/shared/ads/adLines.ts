import { knownStatus, type KnownStatus } from '#components/data/StatusMark/statusShapes.tsx'
import type { AdRow, Artwork } from '#domain/catalogue.ts'
import { foldText } from '#domain/foldText.ts'
import { statusNames, platformNames } from '#domain/messages/ads.ts'
import { ctr, figuresOf, NO_FIGURES, type Figures } from '#domain/metrics.ts'

/** Names of types and classes by id; a class's id is unique only within its type. */
export interface AdNames {
  types: ReadonlyMap<string, string>
  /** By 'type/class'. */
  classes: ReadonlyMap<string, string>
}

export const classKey = (typeId: string | null, classId: string | null) => `${typeId ?? ''}/${classId ?? ''}`

/** One ad as grid and table need it: what many rows or many keystrokes would work out again is worked out once. */
export interface AdLine extends Figures {
  ad: AdRow
  /** What it is, in words: 'Feed image'; null where neither class nor type is known. */
  kind: string | null
  status: string | null
  shape: KnownStatus
  /** Names of its platforms, for sorting and reading. */
  platforms: string
  /** 0 to 1. */
  ctr: number | null
  /** What stands for it: its first artwork. */
  artwork: Artwork | null
  /** Its name and its title's, folded for the search. */
  searched: string
}

/** Readies the ads; figures are sums over the platforms. */
export function adLines(ads: readonly AdRow[], names: AdNames): AdLine[] {
  return ads.map((ad) => {
    const figures = ad.figures ? figuresOf(ad.figures, 'all') : NO_FIGURES
    return {
      ...figures,
      ad,
      kind:
        names.classes.get(classKey(ad.typeId, ad.classId)) ??
        ad.classId ??
        (ad.typeId === null ? null : (names.types.get(ad.typeId) ?? ad.typeId)),
      status: ad.status === null ? null : (statusNames.get(ad.status) ?? ad.status),
      shape: knownStatus(ad.status),
      platforms: ad.platforms.map((platform) => platformNames[platform]).join(', '),
      ctr: ctr(figures),
      artwork: ad.artworks[0] ?? null,
      searched: foldText(`${ad.name}\n${ad.titleName ?? ''}`),
    }
  })
}
