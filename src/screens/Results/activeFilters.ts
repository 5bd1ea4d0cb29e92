import type { ActiveFilter } from '#components/inputs/FilterChip/FilterChips.tsx'
import { reportText } from '#domain/messages/report.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { ReportView } from '#domain/report/reportView.ts'

/** Up to this many titles or ads get a chip each; more get one chip with their number. */
const MAX_NAMED = 6

/** Filters for the titles and ads that a report is limited to, by name if known. */
export function activeFilters({ adIds, titleIds }: ReportView, tree: ReportTree | undefined): ActiveFilter[] {
  const { filters, selectedCount, unknownName } = reportText
  const toFilters = (
    ids: readonly number[],
    names: ReadonlyMap<number, { name: string }> | undefined,
    key: string,
    one: string,
    many: string,
  ): ActiveFilter[] =>
    ids.length > MAX_NAMED
      ? [{ key, label: many, value: selectedCount(ids.length) }]
      : ids.map((id) => ({ key: `${key}${id}`, label: one, value: names?.get(id)?.name ?? unknownName(id) }))
  return [
    ...toFilters(titleIds, tree?.titles, 'title', filters.title, filters.titles),
    ...toFilters(adIds, tree?.ads, 'ad', filters.ad, filters.ads),
  ]
}

/** The change of the view that removes one filter of activeFilters. */
export function withoutFilter({ adIds, titleIds }: ReportView, key: string): Partial<ReportView> {
  return {
    titleIds: key === 'title' ? [] : titleIds.filter((id) => key !== `title${id}`),
    adIds: key === 'ad' ? [] : adIds.filter((id) => key !== `ad${id}`),
  }
}
