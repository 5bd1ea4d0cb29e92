import { memo } from 'react'
import type { ChartEvent } from './chartProps.ts'

interface EventMarksProps {
  events: ReadonlyMap<number, readonly ChartEvent[]>
  /** px of each place. */
  xs: (at: number) => number
  bottom: number
}

/** Starts and ends of campaigns as small flags under the base line: a start points on, an end points back. */
export const EventMarks = memo(function EventMarks({ events, xs, bottom }: EventMarksProps) {
  if (events.size === 0) return null
  const flags = Array.from(events, ([at, here]) => {
    const kinds = new Set(here.map(({ kind }) => kind))
    return Array.from(kinds, (kind) => flagPath(kind, Math.round(xs(at)), bottom)).join('')
  })
  return <path className="event" d={flags.join('')} />
})

/** A flag of 5 by 5 px on a pole of 9. */
export function flagPath(kind: ChartEvent['kind'], x: number, y: number): string {
  const way = kind === 'start' ? 5 : -5
  return `M${x} ${y}v9l${way} -2.5l${-way} -2.5z`
}
