import { PLATFORMS, type Platform } from '#domain/platforms.ts'
import type { Member } from '#domain/report/axes.ts'
import { DIMENSION_FACTS, isTime, stepOf, type Dimension, type TimeStep } from '#domain/report/dimensions.ts'
import type { Measure } from '#domain/metrics.ts'
import { defaultReportSort, type ReportView } from '#domain/report/reportView.ts'
import { figureColumn, figureKey } from '#domain/report/figureColumn.ts'
import { monthWithin } from '#domain/report/timePairs.ts'
import { isSameSort } from '#domain/sortKeys.ts'

/* Changes of the view by each control. Some adjust other settings too, so that the view stays consistent. */

/** The chart's step: the chosen one, or the default for the period. */
export function currentStep({ per, period }: Pick<ReportView, 'per' | 'period'>): TimeStep {
  return per ?? stepOf(period)
}

/** The period's default step is stored as null, so that it adapts to another period. */
export function withStep({ period }: ReportView, step: TimeStep): Partial<ReportView> {
  return { per: step === stepOf(period) ? null : step }
}

/** Another measure; a sort by change of the old measure becomes one by change of the new. */
export function withMeasure({ sort, measure: oldMeasure }: ReportView, measure: Measure): Partial<ReportView> {
  return { measure, sort: sort.map((key) => ({ ...key, key: withChangeMeasure(key.key, oldMeasure, measure) })) }
}

function withChangeMeasure(key: string, from: Measure, to: Measure): string {
  const column = figureColumn(key)
  return column?.change === true && column.measure === from ? figureKey({ ...column, measure: to }) : key
}

/** Another grouping; drops sort keys that it lacks, and replaces a default sort by the new default. */
export function withGrouping(view: ReportView, by: readonly Dimension[]): Partial<ReportView> {
  const isDefaultSort = isSameSort(view.sort, defaultReportSort(view.by))
  const sort = isDefaultSort
    ? []
    : view.sort.filter(({ key }) => figureColumn(key) !== undefined || by.some((each) => each === key))
  return { by, sort: sort.length > 0 ? sort : defaultReportSort(by) }
}

/** Another first dimension; drops the second if the two cannot be combined. */
export function withFirstDimension(view: ReportView, first: Dimension): Partial<ReportView> {
  const [oldFirst, second] = view.by
  if (second === undefined) return withGrouping(view, [first])
  // The second dimension was chosen as the first: swap them.
  if (second === first)
    return withGrouping(view, oldFirst !== undefined && canCombine(first, oldFirst) ? [first, oldFirst] : [first])
  return withGrouping(view, canCombine(first, second) ? [first, second] : [first])
}

/** Another second dimension; null: none. */
export function withSecondDimension(view: ReportView, second: Dimension | null): Partial<ReportView> {
  const [first = 'ad'] = view.by
  return withGrouping(view, second === null ? [first] : [first, second])
}

/** Whether two dimensions can be combined: they differ, and are not both of time. */
export function canCombine(first: Dimension, second: Dimension): boolean {
  return first !== second && !(isTime(first) && isTime(second))
}

/** Toggles a platform; the last one stays on. */
export function togglePlatform({ platforms }: ReportView, platform: Platform): Partial<ReportView> {
  const next = PLATFORMS.filter((each) => (each === platform ? !platforms.includes(each) : platforms.includes(each)))
  return next.length === 0 ? {} : { platforms: next }
}

/** The view of one row alone, grouped by the next finer dimension; null if no filter can express the row. */
export function drillDownView(
  view: ReportView,
  members: readonly { by: Dimension; id: Member['id'] }[],
): ReportView | null {
  const filters = members.flatMap(({ by, id }) => memberFilter(view, by, id) ?? [])
  if (filters.length === 0) return null
  const combined = Object.assign({}, ...filters) as Partial<ReportView>
  const filtered = members.filter(({ by, id }) => memberFilter(view, by, id) !== null).map(({ by }) => by)
  const rest = view.by.filter((by) => !filtered.includes(by))
  const first = filtered[0] ?? view.by[0] ?? 'ad'
  const by = rest.length > 0 ? rest : [DIMENSION_FACTS[first].finer]
  const next = { ...view, ...combined, q: '' }
  return { ...next, ...withGrouping(next, by) }
}

/** The filter that limits a report to one member of a dimension; null if there is none. */
function memberFilter({ period }: ReportView, by: Dimension, id: Member['id']): Partial<ReportView> | null {
  const { filter } = DIMENSION_FACTS[by]
  if (typeof id === 'number') return filter === 'titleIds' || filter === 'adIds' ? { [filter]: [id] } : null
  if (id === null) return null
  if (filter === 'platforms') return { platforms: PLATFORMS.filter((each) => each === id) }
  if (filter === 'region') return { region: id }
  if (filter !== 'period') return null
  return { period: by === 'month' ? monthWithin(id, period) : { from: id, to: id }, per: null }
}
