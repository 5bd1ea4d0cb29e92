import { PLATFORMS, type Platform } from '#domain/metrics.ts'
import type { Member } from '#domain/report/axes.ts'
import { type Dimension, isTime, stepOf, type TimeStep } from '#domain/report/dimensions.ts'
import type { Measure } from '#domain/report/reportFigures.ts'
import { defaultReportSort, type ReportView } from '#domain/report/reportView.ts'
import { figureColumn, figureKey } from '#domain/report/sortReport.ts'
import { endOfMonth } from '#domain/day.ts'
import { sameSort } from '#domain/sortKeys.ts'

/* What each control of a report changes beside its own setting, so that the view stays sensible. */

/** The step of the chart that is in force. */
export function stepInForce({ per, period }: Pick<ReportView, 'per' | 'period'>): TimeStep {
  return per ?? stepOf(period)
}

/** A step that suits the period by itself is not written: it goes on to suit another period. */
export function withStep({ period }: ReportView, step: TimeStep): Partial<ReportView> {
  return { per: step === stepOf(period) ? null : step }
}

/** Another measure: a sort by the changes of the old one goes on to those of the new one. */
export function withMeasure({ sort, measure: before }: ReportView, measure: Measure): Partial<ReportView> {
  return { measure, sort: sort.map((key) => ({ ...key, key: changeKey(key.key, before, measure) })) }
}

function changeKey(key: string, from: Measure, to: Measure): string {
  const column = figureColumn(key)
  return column?.change === true && column.measure === from ? figureKey({ ...column, measure: to }) : key
}

/** Another grouping: a sort that it has not goes; the usual one of the old becomes the usual one of the new. */
export function withGroups(view: ReportView, by: readonly Dimension[]): Partial<ReportView> {
  const usual = sameSort(view.sort, defaultReportSort(view.by))
  const kept = usual
    ? []
    : view.sort.filter(({ key }) => figureColumn(key) !== undefined || by.some((each) => each === key))
  return { by, sort: kept.length > 0 ? kept : defaultReportSort(by) }
}

/** The first dimension chosen: the second leaves where both cannot stand together. */
export function withFirst(view: ReportView, first: Dimension): Partial<ReportView> {
  const [before, second] = view.by
  if (second === undefined) return withGroups(view, [first])
  // The one that was second is now asked for first: they change places.
  if (second === first)
    return withGroups(view, before !== undefined && canFollow(first, before) ? [first, before] : [first])
  return withGroups(view, canFollow(first, second) ? [first, second] : [first])
}

export function withSecond(view: ReportView, second: Dimension | null): Partial<ReportView> {
  const [first = 'ad'] = view.by
  return withGroups(view, second === null ? [first] : [first, second])
}

/** Whether two dimensions make a grouping: two different ones, not both of time. */
export function canFollow(first: Dimension, second: Dimension): boolean {
  return first !== second && !(isTime(first) && isTime(second))
}

/** Turns a platform on or off; the last one stays on. */
export function withPlatform({ platforms }: ReportView, platform: Platform): Partial<ReportView> {
  const wanted = PLATFORMS.filter((each) => (each === platform ? !platforms.includes(each) : platforms.includes(each)))
  return wanted.length === 0 ? {} : { platforms: wanted }
}

/** What stands next below each dimension. */
const FINER: Record<Dimension, Dimension> = {
  title: 'ad',
  ad: 'campaign',
  campaign: 'item',
  item: 'day',
  platform: 'title',
  country: 'title',
  day: 'title',
  month: 'day',
}

/** The report of one row alone, grouped by what is finer; null where it cannot be narrowed to that. */
export function narrowedTo(
  view: ReportView,
  members: readonly { by: Dimension; id: Member['id'] }[],
): ReportView | null {
  const parts = members.flatMap(({ by, id }) => narrowing(view, by, id) ?? [])
  if (parts.length === 0) return null
  const narrowest = Object.assign({}, ...parts) as Partial<ReportView>
  const narrowed = members.filter(({ by, id }) => narrowing(view, by, id) !== null).map(({ by }) => by)
  const rest = view.by.filter((by) => !narrowed.includes(by))
  const lead = narrowed[0] ?? view.by[0] ?? 'ad'
  const by = rest.length > 0 ? rest : [FINER[lead]]
  const next = { ...view, ...narrowest, q: '' }
  return { ...next, ...withGroups(next, by) }
}

function narrowing({ period }: ReportView, by: Dimension, id: Member['id']): Partial<ReportView> | null {
  if (typeof id === 'number') {
    if (by === 'title') return { titleIds: [id] }
    return by === 'ad' ? { adIds: [id] } : null
  }
  if (id === null) return null
  switch (by) {
    case 'platform':
      return { platforms: PLATFORMS.filter((each) => each === id) }
    case 'country':
      return { region: id }
    case 'day':
      return { period: { from: id, to: id }, per: null }
    case 'month':
      return {
        period: {
          from: id < period.from ? period.from : id,
          to: endOfMonth(id) > period.to ? period.to : endOfMonth(id),
        },
        per: null,
      }
    default:
      return null
  }
}
