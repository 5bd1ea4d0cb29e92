import { chartText } from '#domain/messages/data.ts'
import { periodText } from '#domain/messages/period.ts'
import type { ChartDays, ChartEvent } from './chartProps.ts'

/** The events by the index of their day; events outside the days are left out. */
export function eventsByIndex({
  days,
  per = 'day',
  events = [],
}: ChartDays): ReadonlyMap<number, readonly ChartEvent[]> {
  const byIndex = new Map<number, ChartEvent[]>()
  if (events.length === 0) return byIndex
  const keyLength = per === 'month' ? 7 : 10
  const indexOfDay = new Map(days.map((day, index) => [day.slice(0, keyLength), index]))
  for (const event of events) {
    const index = indexOfDay.get(event.day.slice(0, keyLength))
    if (index === undefined) continue
    const eventsOfDay = byIndex.get(index)
    if (eventsOfDay) eventsOfDay.push(event)
    else byIndex.set(index, [event])
  }
  return byIndex
}

/** Describes events: 'Starts: Dracula, autumn, UK'. After `limit` events only the number of further ones. */
export function formatEvents(events: readonly ChartEvent[], limit = Infinity): string[] {
  const texts = events.slice(0, limit).map(({ kind, label }) => chartText.event(kind, label))
  return events.length > limit ? [...texts, chartText.moreEvents(events.length - limit)] : texts
}

/** Notes on a day: its events, why it isn't comparable, whether it is incomplete, and what its change compares then. */
export function notesAt(
  { days, isLastIncomplete = false, notComparableReasons, changeDays }: ChartDays,
  index: number,
  events: readonly ChartEvent[] = [],
  limit = Infinity,
): string[] {
  const reason = notComparableReasons?.[index] ?? null
  const texts = [...formatEvents(events, limit), ...(reason === null ? [] : [reason])]
  // That today is incomplete may be the reason already.
  if (!isLastIncomplete || index !== days.length - 1 || reason === periodText.todayIncomplete) return texts
  return [...texts, chartText.incomplete, ...(changeDays === undefined ? [] : [chartText.changeCompares(changeDays)])]
}
