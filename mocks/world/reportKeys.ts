import { dayNumber } from '#domain/day.ts'
import { daysServed, type Span } from './campaigns.ts'
import { fromWorld } from './clock.ts'
import { nextMonth } from './days.ts'
import { untilToday, type Range } from './figures.ts'

/** A day or month of a report's period; a month is labelled with its first day. */
export interface Slot extends Range {
  day: string
}

/** The subject of a report row: a campaign or an item. */
export interface Source {
  id: number
  spans: readonly Span[]
}

export interface SortOrder {
  /** The primary sort key. */
  first: 'refkey' | 'day'
  ascending: boolean
}

/** The days or months of a range up to today, in order. Months are cut to the range. */
export function slotsOf(range: Range, per: 'day' | 'month'): Slot[] {
  const { from, to } = untilToday(range)
  const slots: Slot[] = []
  for (let start = from; start <= to;) {
    const end = per === 'day' ? start : Math.min(to, lastOfMonth(start))
    slots.push({ day: per === 'day' ? fromWorld(start) : `${fromWorld(start).slice(0, 8)}01`, from: start, to: end })
    start = end + 1
  }
  return slots
}

/** Last day of a calendar month; world days may be shifted against the calendar. */
function lastOfMonth(worldDay: number): number {
  const calendar = dayNumber(fromWorld(worldDay))
  return worldDay + nextMonth(calendar) - 1 - calendar
}

/** One page of a report's row keys, and the total number of rows. */
export interface KeyPage<T> {
  total: number
  keys: { source: T; slot: Slot }[]
}

/** One page of all sources in all slots in which they served, sorted. */
export function reportKeys<T extends Source>(
  sources: readonly T[],
  slots: readonly Slot[],
  { first, ascending }: SortOrder,
  page: { limit: number; offset: number },
): KeyPage<T> {
  const sign = ascending ? 1 : -1
  const bySource = [...sources].sort((a, b) => sign * (a.id - b.id))
  const bySlot = ascending ? slots : [...slots].reverse()
  return first === 'refkey'
    ? paginateGroups(
        bySource,
        (source) => countSlots(source, slots),
        (source) => bySlot.filter((slot) => servedIn(source, slot)).map((slot) => ({ source, slot })),
        page,
      )
    : paginateGroups(
        bySlot,
        countSources(sources, slots),
        (slot) => bySource.filter((source) => servedIn(source, slot)).map((source) => ({ source, slot })),
        page,
      )
}

/** Lists only the groups on the page; skips the others by their counts. */
function paginateGroups<G, T>(
  groups: readonly G[],
  count: (group: G) => number,
  list: (group: G) => KeyPage<T>['keys'],
  { limit, offset }: { limit: number; offset: number },
): KeyPage<T> {
  const page: KeyPage<T> = { total: 0, keys: [] }
  for (const group of groups) {
    const rows = count(group)
    const from = Math.max(0, offset - page.total)
    const missing = limit - page.keys.length
    if (missing > 0 && from < rows) page.keys.push(...list(group).slice(from, from + missing))
    page.total += rows
  }
  return page
}

function servedIn({ spans }: Source, { from, to }: Range): boolean {
  return spans.some(([first, last]) => first <= to && last >= from)
}

/** Number of slots with service. Consecutive days are counted without checking each. */
function countSlots(source: Source, slots: readonly Slot[]): number {
  const [start, end] = [slots[0], slots.at(-1)]
  if (start === undefined || end === undefined) return 0
  return start.from === start.to && end.from === end.to && end.to - start.from + 1 === slots.length
    ? daysServed(source.spans, start.from, end.to)
    : slots.filter((slot) => servedIn(source, slot)).length
}

function countSources(sources: readonly Source[], slots: readonly Slot[]): (slot: Slot) => number {
  const counts = new Map(
    slots.map((slot) => [slot, sources.reduce((sum, source) => sum + (servedIn(source, slot) ? 1 : 0), 0)]),
  )
  return (slot) => counts.get(slot) ?? 0
}
