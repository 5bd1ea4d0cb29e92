import { DIMENSION_FACTS, type Dimension } from '#domain/report/dimensions.ts'
import { placeOf, type ReportTree } from '#domain/report/reportTree.ts'

/**
 * What is named below the members of a dimension, which many share a name: of an ad its title, of a creative its ad. Null
 * for others, and where rows name it anyway.
 * @param rows the dimensions of the rows
 */
export function parentOf(rows: readonly Dimension[], by: Dimension | undefined): 'title' | 'ad' | null {
  const parent = by === undefined ? null : DIMENSION_FACTS[by].parent
  return parent === null || rows.includes(parent) ? null : parent
}

/** The name of an ad's title, or of a creative's ad; null if unknown. */
export function parentName(tree: ReportTree, parent: 'title' | 'ad', id: number): string | null {
  if (parent === 'title') {
    const ad = tree.ads.get(id)
    return ad === undefined
      ? null
      : ((ad.titleId === null ? undefined : tree.titles.get(ad.titleId)?.name) ?? ad.titleName)
  }
  const { ad } = placeOf(tree, 'item', id)
  return ad === null ? null : (tree.ads.get(ad)?.name ?? null)
}
