import type { Day } from '../catalogue.ts'
import { eachDay, eachMonth } from '../day.ts'
import { PLATFORMS } from '../metrics.ts'
import type { Period } from '../period.ts'
import type { Dimension, TimeStep } from './dimensions.ts'
import { nameOf, type Place, type ReportTree } from './reportTree.ts'

/** One of the groups along an axis: a title, an ad, a day. */
export interface Member {
  /**
   * The id of the title, ad, campaign, item or country; the platform's key; the day, or the first day of the month.
   * Null: what belongs to none that is known; of time, a place that only the period compared with has.
   */
  id: number | string | null
  /** '' where nothing better is known than that it is unknown; '#12' where only its id is. A day's or month's is its id. */
  name: string
  /** Of time: the day, or month, of the period compared with in the same place; null where there is none. */
  earlier: Day | null
}

/** What a report is grouped by, with all groups there can be: by id, what is not known last; days and months in order. */
export interface Axis {
  readonly by: Dimension
  readonly members: readonly Member[]
}

/** An axis of what refkeys belong to. `places`: those of all refkeys, and of whatever else shall have a group. */
export function placeAxis(by: Exclude<Dimension, TimeStep>, places: Iterable<Place>, tree: ReportTree): Axis {
  const ids = new Set<number | string | null>(by === 'platform' ? PLATFORMS : [])
  for (const place of places) ids.add(place[by])
  const ordered = [...ids].sort(by === 'platform' ? comparePlatforms : compareIds)
  return { by, members: ordered.map((id) => ({ id, name: nameOf(tree, by, id), earlier: null })) }
}

/** An axis of days or months: the two periods are matched place by place, the first on the first. */
export function timeAxis(by: TimeStep, period: Period, comparison: Period | null): Axis {
  const days = stepsOf(by, period)
  const earlier = comparison === null ? [] : stepsOf(by, comparison)
  const members = Array.from({ length: Math.max(days.length, earlier.length) }, (_, at): Member => {
    const id = days[at] ?? null
    return { id, name: id ?? '', earlier: earlier[at] ?? null }
  })
  return { by, members }
}

/** The days of a period, or the first days of its months. */
export function stepsOf(by: TimeStep, { from, to }: Period): Day[] {
  return by === 'day' ? eachDay(from, to) : eachMonth(from, to)
}

type Id = Member['id']

/** By number or text, what is not known last. */
function compareIds(a: Id, b: Id): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return a < b ? -1 : a > b ? 1 : 0
}

/** In the order of the platforms. */
function comparePlatforms(a: Id, b: Id): number {
  const rank = (id: Id) => (id === null ? PLATFORMS.length : PLATFORMS.findIndex((platform) => platform === id))
  return rank(a) - rank(b)
}
