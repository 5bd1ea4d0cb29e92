import { startOfMonth, type Day } from '../day.ts'
import { timeId, type Axis, type Member } from './axes.ts'
import { isTime } from './dimensions.ts'
import type { Place } from './reportTree.ts'

/** The period of a report or the one it is compared with, by its property in a TimePair. */
export type PeriodSide = 'days' | 'earlier'

/**
 * Numbers the cells of a report: the members of its axes are the digits of a code, the first axis the most significant,
 * so ascending codes are cells in order. The code of a row is the sum of the parts of its place and its day.
 */
export interface CellCodes {
  /** Number of codes. */
  size: number
  placePart: (place: Place) => number
  dayPart: (day: Day) => number
  /** The index of the member on an axis. */
  memberOf: (code: number, axis: number) => number
}

/** @param side the period that the days are of */
export function cellCodes(axes: readonly Axis[], side: PeriodSide): CellCodes {
  const strides: number[] = []
  let size = 1
  for (const { members } of axes.toReversed()) {
    strides.unshift(size)
    size *= members.length
  }
  const indexes = axes.map((axis) => memberIndexes(axis, side))
  // Days without a member are those of the earlier period that have no pair: they belong to the last one.
  const part = (axis: number, id: Member['id']) =>
    (strides[axis] ?? 1) * (indexes[axis]?.get(id) ?? (axes[axis]?.members.length ?? 1) - 1)
  const sum = (partOf: (axis: number, by: Axis['by']) => number) =>
    axes.reduce((code, { by }, axis) => code + partOf(axis, by), 0)
  return {
    size,
    placePart: (place) => sum((axis, by) => (by === 'day' || by === 'month' ? 0 : part(axis, place[by]))),
    dayPart: (day) => sum((axis, by) => (isTime(by) ? part(axis, by === 'month' ? startOfMonth(day) : day) : 0)),
    memberOf: (code, axis) => Math.floor(code / (strides[axis] ?? 1)) % (axes[axis]?.members.length ?? 1),
  }
}

function memberIndexes({ by, members }: Axis, side: PeriodSide): ReadonlyMap<Member['id'], number> {
  return new Map(
    members.flatMap(({ id, pair }, index): [Member['id'], number][] => {
      if (!isTime(by)) return [[id, index]]
      const days = pair?.[side] ?? null
      return days === null ? [] : [[timeId(by, days), index]]
    }),
  )
}
