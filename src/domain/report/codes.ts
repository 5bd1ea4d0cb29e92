import { dayNumber, startOfMonth } from '../day.ts'
import type { Platform } from '../metrics.ts'
import type { Period } from '../period.ts'
import { timeId, type Axis, type Member } from './axes.ts'
import { isTime, type TimeStep } from './dimensions.ts'
import type { Place } from './reportTree.ts'
import { NO_PLATFORM, SLOTS, slotOf } from './sums.ts'

/**
 * Numbers every cell of a report: the members of its axes are the digits of a code, with the first axis most
 * significant. Ascending codes are groups in order, and the code of a row is the sum of three parts: of its refkey, its
 * day and its platform.
 */
export interface Codes {
  readonly axes: readonly Axis[]
  /** The step between members, by axis. */
  readonly strides: readonly number[]
  /** Number of codes. */
  readonly size: number
  /**
   * Number of consecutive codes per member of the first axis, which share their platforms; all codes if that axis is
   * time.
   */
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
  /** Codes by row, ascending; null if every code has a row, so that row numbers are codes. */
  readonly cells: Float64Array | null
}

/** Index of the member of an axis that a row belongs to. */
export function memberOf({ axes, strides, cells }: RowCells, axis: number, row: number): number {
  const code = cells === null ? row : (cells[row] ?? NaN)
  return Math.floor(code / (strides[axis] ?? 1)) % (axes[axis]?.members.length ?? 1)
}

/** The parts that add up to the codes of a store's rows. */
export interface RowCodes {
  /** By lane; NaN if its platform is filtered out. */
  readonly ofLane: Float64Array
  /** By lane: the slot of its platform. */
  readonly slotOfLane: Uint8Array
  /** By days since `firstDay`; rows of other days are outside the period. */
  readonly ofDay: Float64Array
  readonly firstDay: number
}

/** One of the two periods of a report, with its property in the pairs of a time axis. */
export interface PeriodSide {
  readonly period: Period
  readonly side: 'days' | 'earlier'
}

/** @param places places by lane, each with the platform that its rows count for */
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

/** The part of a code by place: everything but time and platform. */
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

/** The part of a code by day. Rows of a month are on its first day, which may be before the period. */
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
    // Unpaired days belong to the last member.
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

/** The part of a code by platform. Rows without a known platform only count if no platform is filtered out. */
export function slotParts({ axes, strides }: Codes, platforms: ReadonlySet<Platform>): Float64Array {
  const axis = axes.findIndex(({ by }) => by === 'platform')
  const stride = axis === -1 ? 0 : (strides[axis] ?? 0)
  const parts = new Float64Array(SLOTS).fill(NaN)
  for (const platform of platforms) parts[slotOf(platform)] = stride * slotOf(platform)
  if (platforms.size === NO_PLATFORM) parts[NO_PLATFORM] = stride * NO_PLATFORM
  return parts
}
