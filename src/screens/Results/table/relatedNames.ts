import type { Title } from '#domain/catalogue.ts'
import type { Member } from '#domain/report/axes.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import { placeOf, type ReportTree } from '#domain/report/reportTree.ts'

/** What a search finds a title, ad, campaign or creative by besides its own name. */
export interface RelatedNames {
  /** The authors and series of titles are known. */
  hasAuthors: boolean
  /** The names of its ad and title, and the title's author and series, a line each; '' for other members. */
  of: (by: Dimension, id: Member['id']) => string
}

export const NO_RELATED_NAMES: RelatedNames = { hasAuthors: false, of: () => '' }

/**
 * The related names of a report's members.
 * @param titles the account's titles; undefined: not loaded
 */
export function relatedNames(
  tree: ReportTree,
  titles: readonly Pick<Title, 'id' | 'author' | 'parentName'>[] | undefined,
): RelatedNames {
  const byId = new Map(titles?.map((title) => [title.id, title]))
  const idsOf = (by: Dimension, id: number) => {
    if (by === 'campaign' || by === 'item') return placeOf(tree, by, id)
    return by === 'ad' ? { ad: null, title: tree.ads.get(id)?.titleId ?? null } : { ad: null, title: id }
  }
  return {
    hasAuthors: titles !== undefined,
    of: (by, id) => {
      // Only these have numbers for ids.
      if (typeof id !== 'number') return ''
      const ids = idsOf(by, id)
      const ad = ids.ad === null ? undefined : tree.ads.get(ids.ad)
      const [name, title] = ids.title === null ? [] : [tree.titles.get(ids.title)?.name, byId.get(ids.title)]
      return [ad?.name, name, title?.author, title?.parentName].filter((part) => part != null).join('\n')
    },
  }
}
