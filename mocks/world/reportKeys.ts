import { dayNumber } from '#domain/day.ts'
import { daysServed, type Span } from './campaigns.ts'
import { fromWorld } from './clock.ts'
import { nextMonth } from './days.ts'
import { known, type Range } from './figures.ts'

/** A part of a report's period with the day under which it stands: a day, or a month by its first. */
export interface Slot extends Range {
  day: string
}

/** What a row of a report is about: a campaign or an item. */
export interface Source {
  id: number
  spans: readonly Span[]
}

export interface Order {
  /** Which of the two keys comes first. */
  first: 'refkey' | 'day'
  ascending: boolean
}

/** The days of a range that can have figures, or its months, each cut to the range; in order. */
export function slotsOf(range: Range, per: 'day' | 'month'): Slot[] {
  const { from, to } = known(range)
  const slots: Slot[] = []
  for (let start = from; start <= to;) {
    const end = per === 'day' ? start : Math.min(to, lastOfMonth(start))
    slots.push({ day: per === 'day' ? fromWorld(start) : `${fromWorld(start).slice(0, 8)}01`, from: start, to: end })
    start = end + 1
  }
  return slots
}

/** Months are those of the calendar, which a moved history does not share. */
function lastOfMonth(world: number): number {
  const calendar = dayNumber(fromWorld(world))
  return world + nextMonth(calendar) - 1 - calendar
}

/** One page of a report's rows, and how many rows there are in all. */
export interface KeyPage<T> {
  total: number
  keys: { source: T; slot: Slot }[]
}

/** Every source in every slot in which it served, in the order asked for, cut to one page. */
export function keysOf<T extends Source>(
  sources: readonly T[],
  slots: readonly Slot[],
  { first, ascending }: Order,
  page: { limit: number; offset: number },
): KeyPage<T> {
  const sign = ascending ? 1 : -1
  const bySource = [...sources].sort((a, b) => sign * (a.id - b.id))
  const bySlot = ascending ? slots : [...slots].reverse()
  return first === 'refkey'
    ? walk(
        bySource,
        (source) => countSlots(source, slots),
        (source) => bySlot.filter((slot) => servedIn(source, slot)).map((slot) => ({ source, slot })),
        page,
      )
    : walk(
        bySlot,
        countSources(sources, slots),
        (slot) => bySource.filter((source) => servedIn(source, slot)).map((source) => ({ source, slot })),
        page,
      )
}

/** Skips whole groups by their counts and lists only those that the page needs. */
function walk<G, T>(
  groups: readonly G[],
  count: (group: G) => number,
  list: (group: G) => KeyPage<T>['keys'],
  { limit, offset }: { limit: number; offset: number },
): KeyPage<T> {
  const page: KeyPage<T> = { total: 0, keys: [] }
  for (const group of groups) {
    const rows = count(group)
    const from = Math.max(0, offset - page.total)
    const wanted = limit - page.keys.length
    if (wanted > 0 && from < rows) page.keys.push(...list(group).slice(from, from + wanted))
    page.total += rows
  }
  return page
}

function servedIn({ spans }: Source, { from, to }: Range): boolean {
  return spans.some(([first, last]) => first <= to && last >= from)
}

/** Days are counted without looking at each of them. */
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
