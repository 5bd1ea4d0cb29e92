import { chartText } from '#domain/messages/data.ts'
import type { ChartDays, ChartEvent } from './chartProps.ts'

/** The events by the place of their day; those outside the days are left out. */
export function eventsByPlace({
  days,
  per = 'day',
  events = [],
}: ChartDays): ReadonlyMap<number, readonly ChartEvent[]> {
  const byPlace = new Map<number, ChartEvent[]>()
  if (events.length === 0) return byPlace
  const unit = per === 'month' ? 7 : 10
  const placeOf = new Map(days.map((day, at) => [day.slice(0, unit), at]))
  for (const event of events) {
    const at = placeOf.get(event.day.slice(0, unit))
    if (at === undefined) continue
    const here = byPlace.get(at)
    if (here) here.push(event)
    else byPlace.set(at, [event])
  }
  return byPlace
}

/** Each event in words: 'Starts: Dracula, autumn, UK'; the first `most`, then how many more. */
export function eventTexts(events: readonly ChartEvent[], most = Infinity): string[] {
  const texts = events.slice(0, most).map(({ kind, label }) => chartText.event(kind, label))
  return events.length > most ? [...texts, chartText.moreEvents(events.length - most)] : texts
}

/** What else there is to say of a place: its events, why it is not compared, and that it is not complete. */
export function notesOf(
  { days, openEnd = false, notCompared }: ChartDays,
  at: number,
  events: readonly ChartEvent[] = [],
  most = Infinity,
): string[] {
  const reason = notCompared?.[at] ?? null
  const texts = [...eventTexts(events, most), ...(reason === null ? [] : [reason])]
  return openEnd && at === days.length - 1 ? [...texts, chartText.notComplete] : texts
}
