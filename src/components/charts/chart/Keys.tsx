import type { ReactNode } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { colorOf, type ChartEvent, type ChartSeries } from './chartProps.ts'
import { flagPath } from './EventMarks.tsx'

export interface KeyLine {
  name: string
  color: string
  dashed?: boolean
}

interface KeysProps {
  /** Named here where there is no room at the ends. */
  series: readonly ChartSeries[]
  /** Periods, by how they are drawn. */
  lines: readonly KeyLine[]
  events: ReadonlyMap<number, readonly ChartEvent[]>
}

/** What the marks of a chart mean, under it. */
export function Keys({ series, lines, events }: KeysProps) {
  const kinds = new Set(Array.from(events.values()).flatMap((here) => here.map(({ kind }) => kind)))
  if (series.length === 0 && lines.length === 0 && kinds.size === 0) return null
  return (
    <ul className="keys">
      {series.map((line) => (
        <Key key={line.name} mark={<SeriesMark series={line} />}>
          {line.name}
        </Key>
      ))}
      {lines.map(({ name, color, dashed = false }) => (
        <Key key={name} mark={<Stroke color={color} dashed={dashed} />}>
          {name}
        </Key>
      ))}
      {kinds.has('start') && <Key mark={<Flag kind="start" />}>{chartText.starts}</Key>}
      {kinds.has('end') && <Key mark={<Flag kind="end" />}>{chartText.ends}</Key>}
    </ul>
  )
}

/** The shape of a platform, or a dash in the colour of the line. */
export function SeriesMark({ series }: { series: ChartSeries }) {
  return series.platform ? (
    <PlatformMark platform={series.platform} />
  ) : (
    <span className="swatch" style={{ background: colorOf(series) }} />
  )
}

function Key({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li>
      {mark}
      <bdi>{children}</bdi>
    </li>
  )
}

function Stroke({ color, dashed }: { color: string; dashed: boolean }) {
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
