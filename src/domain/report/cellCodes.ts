import type { Day } from '../day.ts'
import type { Axis, Member } from './axes.ts'
import { isTime } from './dimensions.ts'
import type { Place } from './reportTree.ts'
import { timeId } from './timePairs.ts'

/** The period of a report or the one it is compared with, by its property in a TimePair. */
export type PeriodSide = 'days' | 'earlier'

/**
 * Numbers the cells of a report: the members of its axes are the digits of a code, the first axis the most significant,
 * so ascending codes are cells in order. The code of a row is the sum of the parts of its place and its day.
 */
export function cellCodes(axes: readonly Axis[]) {
  const sizeOf = (some: readonly Axis[]) => some.reduce((size, { members }) => size * members.length, 1)
  const digits = axes.map(({ by, members }, position) => {
    const value = sizeOf(axes.slice(position + 1))
    const indexes = { days: indexesOf(by, members, 'days'), earlier: indexesOf(by, members, 'earlier') }
    // Days without a member are those of the earlier period that have no pair: they belong to the last one.
    const part = (id: Member['id'], side: PeriodSide) => value * (indexes[side].get(id) ?? members.length - 1)
    return { by, value, base: members.length, part }
  })
  const groupSize = sizeOf(axes.slice(1))
  return {
    /** Number of codes. */
    size: sizeOf(axes),
    /** Number of first members, which cells are grouped by. */
    groups: axes[0]?.members.length ?? 1,
    groupOf: (code: number): number => Math.floor(code / groupSize),
    placePart: (place: Place): number =>
      digits.reduce((code, { by, part }) => (isTime(by) ? code : code + part(place[by], 'days')), 0),
    /** @param side the period that the day is of */
    dayPart: (day: Day, side: PeriodSide): number =>
      digits.reduce((code, { by, part }) => (isTime(by) ? code + part(timeId(by, day), side) : code), 0),
    /** The index of the member on an axis. */
    memberOf: (code: number, axis: number): number =>
      Math.floor(code / (digits[axis]?.value ?? 1)) % (digits[axis]?.base ?? 1),
  }
}

function indexesOf(by: Axis['by'], members: Axis['members'], side: PeriodSide): ReadonlyMap<Member['id'], number> {
  if (!isTime(by)) return new Map(members.map(({ id }, index) => [id, index]))
  return new Map(members.flatMap(({ pair }, index) => (pair?.[side] ? [[timeId(by, pair[side].from), index]] : [])))
}
