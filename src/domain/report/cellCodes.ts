import type { Day } from '../day.ts'
import { timeId, type Axis, type Member } from './axes.ts'
import { isTime } from './dimensions.ts'
import type { Place } from './reportTree.ts'

/** The period of a report or the one it is compared with, by its property in a TimePair. */
export type PeriodSide = 'days' | 'earlier'

/**
 * Numbers the cells of a report: the members of its axes are the digits of a code, the first axis the most significant,
 * so ascending codes are cells in order. The code of a row is the sum of the parts of its place and its day.
 * @param side the period that the days are of
 */
export function cellCodes(axes: readonly Axis[], side: PeriodSide) {
  const sizeOf = (some: readonly Axis[]) => some.reduce((size, { members }) => size * members.length, 1)
  const digits = axes.map((axis, position) => {
    const indexes = memberIndexes(axis, side)
    // Days without a member are those of the earlier period that have no pair: they belong to the last one.
    const indexOf = (id: Member['id']) => indexes.get(id) ?? axis.members.length - 1
    return { by: axis.by, base: axis.members.length, value: sizeOf(axes.slice(position + 1)), indexOf }
  })
  return {
    /** Number of codes. */
    size: sizeOf(axes),
    placePart: (place: Place): number =>
      digits.reduce((code, { by, value, indexOf }) => (isTime(by) ? code : code + value * indexOf(place[by])), 0),
    dayPart: (day: Day): number =>
      digits.reduce((code, { by, value, indexOf }) => (isTime(by) ? code + value * indexOf(timeId(by, day)) : code), 0),
    /** The index of the member on an axis. */
    memberOf: (code: number, axis: number): number =>
      Math.floor(code / (digits[axis]?.value ?? 1)) % (digits[axis]?.base ?? 1),
  }
}

function memberIndexes({ by, members }: Axis, side: PeriodSide): ReadonlyMap<Member['id'], number> {
  if (!isTime(by)) return new Map(members.map(({ id }, index) => [id, index]))
  return new Map(
    members.flatMap(({ pair }, index) => (pair?.[side] ? [[timeId(by, pair[side].from), index] as const] : [])),
  )
}
