import { dayNumber, startOfMonth } from '../day.ts'
import type { Platform } from '../metrics.ts'
import type { Period } from '../period.ts'
import { timeId, type Axis, type Member } from './axes.ts'
import { isTime, type TimeStep } from './dimensions.ts'
import type { Place } from './reportTree.ts'
import { NO_PLATFORM, SLOTS, slotOf } from './sums.ts'

/**
 * Every cell of a report has a number, its code: the members of its axes as the digits of one number, the first axis
 * weighing most. So codes in order are groups in order, and each row finds its cell by adding three small parts: that of
 * its refkey, of its day, of its platform.
 */
export interface Codes {
  readonly axes: readonly Axis[]
  /** What one member weighs, by axis. */
  readonly strides: readonly number[]
  /** How many codes there are. */
  readonly size: number
  /** How many codes in turn are of one group of the first axis: what serves on which platform is the same for them. All, where it is time. */
  readonly block: number
}

export function codesOf(axes: readonly Axis[]): Codes {
  const strides: number[] = []
  let size = 1
  for (const { members } of axes.toReversed()) {
    strides.unshift(size)
    size *= members.length
  }
  const first = axes[0]
  return { axes, strides, size, block: first === undefined || isTime(first.by) ? Math.max(1, size) : (strides[0] ?? 1) }
}

/** The codes of rows. */
export interface RowCells extends Pick<Codes, 'axes' | 'strides'> {
  /** By row, rising; null: every code has a row, so that a row's number is its code. */
  readonly cells: Float64Array | null
}

/** Which member of the axis at `axis` a row is of. */
export function memberOf({ axes, strides, cells }: RowCells, axis: number, row: number): number {
  const code = cells === null ? row : (cells[row] ?? NaN)
  return Math.floor(code / (strides[axis] ?? 1)) % (axes[axis]?.members.length ?? 1)
}

/** The parts of which the codes of a store's rows are made. */
export interface RowCodes {
  /** By lane; NaN where its platform is filtered away. */
  readonly ofLane: Float64Array
  /** By lane: the slot of its platform. */
  readonly slotOfLane: Uint8Array
  /** By days since `firstDay`; rows of days that are not in it are not of the period. */
  readonly ofDay: Float64Array
  readonly firstDay: number
}

/** Which of the two periods of a report rows are of, by the days of a time axis that are its own. */
export interface PeriodSide {
  readonly period: Period
  readonly side: 'days' | 'earlier'
}

/** @param places of the lanes, each with the platform that its rows count for */
export function rowCodes(
  codes: Codes,
  places: readonly Place[],
  period: PeriodSide,
  per: TimeStep,
  platforms: ReadonlySet<Platform>,
): RowCodes {
  const ofSlot = slotParts(codes, platforms)
  const ofPlace = placeParts(codes, places)
  const slotOfLane = Uint8Array.from(places, ({ platform }) => slotOf(platform))
  return {
    ofLane: Float64Array.from(ofPlace, (part, lane) => part + (ofSlot[slotOfLane[lane] ?? 0] ?? NaN)),
    slotOfLane,
    ...dayParts(codes, period, per),
  }
}

/** The part of a code that a place decides: all but time and platform. */
export function placeParts({ axes, strides }: Codes, places: readonly Place[]): number[] {
  const parts = new Array<number>(places.length).fill(0)
  axes.forEach(({ by, members }, axis) => {
    if (by === 'day' || by === 'month' || by === 'platform') return
    const memberAt = new Map<Member['id'], number>(members.map(({ id }, at) => [id, at]))
    const stride = strides[axis] ?? 0
    places.forEach((place, at) => (parts[at] = (parts[at] ?? 0) + stride * (memberAt.get(place[by]) ?? 0)))
  })
  return parts
}

/** The part that a day decides. Rows of a month stand on its first day, which may lie before the period. */
export function dayParts(
  { axes, strides }: Codes,
  { period, side }: PeriodSide,
  per: TimeStep,
): Pick<RowCodes, 'ofDay' | 'firstDay'> {
  const firstDay = dayNumber(per === 'month' ? startOfMonth(period.from) : period.from)
  const ofDay = new Float64Array(dayNumber(period.to) - firstDay + 1)
  axes.forEach(({ by, members }, axis) => {
    if (by !== 'day' && by !== 'month') return
    const stride = strides[axis] ?? 0
    // Days that are paired with none are of the last member.
    const places = new Int32Array(ofDay.length).fill(members.length - 1)
    members.forEach(({ pair }, place) => {
      const days = pair?.[side]
      if (days == null) return
      places.fill(place, Math.max(0, dayNumber(timeId(by, days)) - firstDay), dayNumber(days.to) - firstDay + 1)
    })
    for (let day = 0; day < ofDay.length; day++) ofDay[day] = (ofDay[day] ?? 0) + stride * (places[day] ?? 0)
  })
  return { firstDay, ofDay }
}

/** The part that a platform decides; rows of no known platform count only where no platform is filtered away. */
export function slotParts({ axes, strides }: Codes, platforms: ReadonlySet<Platform>): Float64Array {
  const axis = axes.findIndex(({ by }) => by === 'platform')
  const stride = axis === -1 ? 0 : (strides[axis] ?? 0)
  const parts = new Float64Array(SLOTS).fill(NaN)
  for (const platform of platforms) parts[slotOf(platform)] = stride * slotOf(platform)
  if (platforms.size === NO_PLATFORM) parts[NO_PLATFORM] = stride * NO_PLATFORM
  return parts
}
