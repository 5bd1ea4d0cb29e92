import { PLATFORMS } from '../platforms.ts'
import type { Dimension, TimeStep } from './dimensions.ts'
import { nameOf, type Place, type ReportTree } from './reportTree.ts'
import { timeId, timePairs, timeSteps, type ReportPeriods, type TimePair } from './timePairs.ts'

/** One of the groups along an axis: a title, an ad, a day. */
export interface Member {
  /**
   * The id of the title, ad, campaign, item or country; the platform's key; the day, or the first day of the month.
   * Null for rows that belong to no known member; on a time axis, for unpaired days of the earlier period.
   */
  id: number | string | null
  /** '' if unknown, '#12' if only the id is known. For days and months, the id. */
  name: string
  /** The days of a day or month and the days it is compared with; null for other members. */
  pair: TimePair | null
}

/** A dimension of a report with all its members, by id with unknown last; platforms, days and months in order. */
export interface Axis {
  readonly by: Dimension
  readonly members: readonly Member[]
}

/**
 * An axis of entities, such as titles or campaigns.
 * @param places places of all refkeys, and of anything else that needs a member
 */
export function placeAxis(by: Exclude<Dimension, TimeStep>, places: readonly Place[], tree: ReportTree): Axis {
  const ids: readonly Member['id'][] =
    by === 'platform' ? [...PLATFORMS, null] : [...new Set(places.map((place) => place[by]))].sort(compareIds)
  return { by, members: ids.map((id) => ({ id, name: nameOf(tree, by, id), pair: null })) }
}

/**
 * An axis of the days or months of a period. Unpaired days of the earlier period are in a last member without an id,
 * which is not listed (isListed) but counted in totals.
 */
export function timeAxis(by: TimeStep, periods: ReportPeriods): Axis {
  const { comparison } = periods
  const pairs = timePairs(by, periods)
  const members = pairs.map((pair): Member => {
    const id = timeId(by, pair.days.from)
    return { id, name: id, pair }
  })
  const paired = pairs.filter(({ earlier }) => earlier !== null).length
  const unpaired = comparison !== null && paired < timeSteps(by, comparison).length
  return { by, members: unpaired ? [...members, { id: null, name: '', pair: null }] : members }
}

/** By number or text, unknown last. */
function compareIds(a: Member['id'], b: Member['id']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : a > b ? 1 : 0
}
