import { memo } from 'react'
import type { ChartEvent } from './chartProps.ts'

interface EventMarksProps {
  /** By index of the day. */
  events: ReadonlyMap<number, readonly ChartEvent[]>
  /** Returns the x position of a day in px. */
  xAt: (index: number) => number
  bottom: number
}

/** Campaign starts and ends as small flags below the axis: starts point forward, ends backward. */
export const EventMarks = memo(function EventMarks({ events, xAt, bottom }: EventMarksProps) {
  if (events.size === 0) return null
  const flags = Array.from(events, ([index, eventsOfDay]) => {
    const kinds = new Set(eventsOfDay.map(({ kind }) => kind))
    return Array.from(kinds, (kind) => flagPath(kind, Math.round(xAt(index)), bottom)).join('')
  })
  return <path className="event" d={flags.join('')} />
})

/** The path of a 5 × 5 px flag on a 9 px pole. */
export function flagPath(kind: ChartEvent['kind'], x: number, y: number): string {
  const width = kind === 'start' ? 5 : -5
  return `M${x} ${y}v9l${width} -2.5l${-width} -2.5z`
}
