import { toKnownStatus, type KnownStatus } from '#components/data/StatusMark/statusShapes.tsx'
import type { TitleRow } from '#domain/catalogue.ts'
import { foldText } from '#domain/foldText.ts'
import { NO_FIGURES, selectFigures, withRatios, type MeasureValues } from '#domain/metrics.ts'

/** One title as shown in the table, with derived values computed once. */
export interface TitleLine extends MeasureValues {
  title: TitleRow
  /** Status name, or its id without a name. */
  status: string | null
  knownStatus: KnownStatus
  /** Type name, or its id without a name. */
  type: string | null
  /** Name, author and series, folded for searching. */
  searchText: string
}

/** Names by id. */
interface Names {
  statuses: ReadonlyMap<string, string>
  types: ReadonlyMap<string, string>
}

/** Prepares titles for the table. Metrics are summed over the platforms. */
export function titleLines(titles: readonly TitleRow[], { statuses, types }: Names): TitleLine[] {
  return titles.map((title) => {
    const figures = title.figures ? selectFigures(title.figures, 'all') : NO_FIGURES
    const status = title.statusId === null ? null : (statuses.get(title.statusId) ?? title.statusId)
    const statusById = toKnownStatus(title.statusId)
    return {
      ...withRatios(figures),
      title,
      status,
      knownStatus: statusById === 'unknown' ? toKnownStatus(status) : statusById,
      type: title.typeId === null ? null : (types.get(title.typeId) ?? title.typeId),
      searchText: foldText(`${title.name}\n${title.author ?? ''}\n${title.parentName ?? ''}`),
    }
  })
}
