import type { SetFilter } from '#components/inputs/FilterChip/FilterChips.tsx'
import { reportText } from '#domain/messages/report.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { ReportView } from '#domain/report/reportView.ts'

/** So many are named; of more only their number. */
const MOST_NAMED = 6

/** What a report is narrowed to, by name where that is known. */
export function narrowedFilters({ adIds, titleIds }: ReportView, { ads, titles }: ReportTree): SetFilter[] {
  const { narrowed, chosen, unnamed } = reportText
  const named = (
    ids: readonly number[],
    names: ReadonlyMap<number, { name: string }>,
    key: string,
    one: string,
    many: string,
  ): SetFilter[] =>
    ids.length > MOST_NAMED
      ? [{ key, label: many, value: chosen(ids.length) }]
      : ids.map((id) => ({ key: `${key}${id}`, label: one, value: names.get(id)?.name ?? unnamed(id) }))
  return [
    ...named(titleIds, titles, 'title', narrowed.title, narrowed.titles),
    ...named(adIds, ads, 'ad', narrowed.ad, narrowed.ads),
  ]
}

/** The view without what a filter of narrowedFilters narrows it to. */
export function withoutFilter({ adIds, titleIds }: ReportView, key: string): Partial<ReportView> {
  return {
    titleIds: key === 'title' ? [] : titleIds.filter((id) => key !== `title${id}`),
    adIds: key === 'ad' ? [] : adIds.filter((id) => key !== `ad${id}`),
  }
}
