import { knownStatus, type KnownStatus } from '#components/data/StatusMark/statusShapes.tsx'
import type { TitleRow } from '#domain/catalogue.ts'
import { foldText } from '#domain/foldText.ts'
import { conversionRate, ctr, figuresOf, NO_FIGURES, type Figures } from '#domain/metrics.ts'

/** One title as shown in the table, with derived values computed once. */
export interface TitleLine extends Figures {
  title: TitleRow
  /** Status name, or its id without a name. */
  status: string | null
  shape: KnownStatus
  /** 0 to 1. */
  ctr: number | null
  /** Conversion rate, 0 to 1. */
  rate: number | null
  /** Name and author, folded for searching. */
  searched: string
}

/** Prepares titles for the table. Metrics are summed over the platforms. */
export function titleLines(titles: readonly TitleRow[], statusNames: ReadonlyMap<string, string>): TitleLine[] {
  return titles.map((title) => {
    const figures = title.figures ? figuresOf(title.figures, 'all') : NO_FIGURES
    const status = title.statusId === null ? null : (statusNames.get(title.statusId) ?? title.statusId)
    const shapeById = knownStatus(title.statusId)
    return {
      ...figures,
      title,
      status,
      shape: shapeById === 'unknown' ? knownStatus(status) : shapeById,
      ctr: ctr(figures),
      rate: conversionRate(figures),
      searched: foldText(`${title.name}\n${title.author ?? ''}`),
    }
  })
}
