import type { ReactNode } from 'react'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { chartText } from '#domain/messages/data.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { seriesColor, type ChartEvent, type ChartSeries } from './chartProps.ts'
import { flagPath } from './EventMarks.tsx'

export interface LegendLine {
  name: string
  color: string
  dashed?: boolean
}

interface LegendProps {
  /** Listed here if there is no room for labels at the line ends. */
  series: readonly ChartSeries[]
  /** Periods and their line styles. */
  lines: readonly LegendLine[]
  events: ReadonlyMap<number, readonly ChartEvent[]>
}

/** The legend below a chart. */
export function Legend({ series, lines, events }: LegendProps) {
  const kinds = new Set(Array.from(events.values()).flatMap((eventsOfDay) => eventsOfDay.map(({ kind }) => kind)))
  if (series.length === 0 && lines.length === 0 && kinds.size === 0) return null
  return (
    <ul className="legend">
      {series.map((line) => (
        <LegendItem key={line.name} mark={<SeriesMark series={line} />}>
          {line.name}
        </LegendItem>
      ))}
      {lines.map(({ name, color, dashed = false }) => (
        <LegendItem key={name} mark={<LineSample color={color} dashed={dashed} />}>
          {name}
        </LegendItem>
      ))}
      {kinds.has('start') && <LegendItem mark={<Flag kind="start" />}>{chartText.starts}</LegendItem>}
      {kinds.has('end') && <LegendItem mark={<Flag kind="end" />}>{chartText.ends}</LegendItem>}
    </ul>
  )
}

/** The shape of a platform, or a swatch in the series' colour. */
export function SeriesMark({ series }: { series: ChartSeries }) {
  return series.platform ? (
    <PlatformMark platform={series.platform} />
  ) : (
    <span className="swatch" style={{ background: seriesColor(series) }} />
  )
}

function LegendItem({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li>
      {mark}
      <PlainName name={children} />
    </li>
  )
}

function LineSample({ color, dashed }: { color: string; dashed: boolean }) {
  return (
    <svg width="18" height="8" aria-hidden="true">
      <path d="M0 4h18" stroke={color} strokeWidth={1.8} strokeDasharray={dashed ? '4 3' : undefined} />
    </svg>
  )
}

function Flag({ kind }: { kind: ChartEvent['kind'] }) {
  return (
    <svg width="8" height="10" aria-hidden="true">
      <path className="event" d={flagPath(kind, kind === 'start' ? 1 : 7, 0)} />
    </svg>
  )
}
