import type { Day } from '#domain/catalogue.ts'
import type { PlatformOrAll } from '#domain/metrics.ts'
import type { Period } from '#domain/period.ts'
import type { ChartFormat } from './chartFormats.ts'

/** One value a day, or a month; null where nothing is known. Keep the array's identity from one render to the next. */
export type ChartValues = readonly (number | null)[]

/** One line, or one layer of stacked columns. */
export interface ChartSeries {
  /** Unique in the chart. */
  name: string
  /** Gives it a shape and a colour. */
  platform?: PlatformOrAll
  /** A CSS colour where there is no platform; a token as `var(--ok)`. */
  color?: string
  /** Shares of 1 where the format is 'pct'. */
  values: ChartValues
  /** The same over the period compared with, in the order of the chart's days. */
  earlier?: ChartValues
}

/** A campaign that starts or ends on a day. */
export interface ChartEvent {
  day: Day
  label: string
  kind: 'start' | 'end'
}

/** The days of a chart: what its axis, its reading and its table go by. */
export interface ChartDays {
  /** In order; months by their first days. */
  days: readonly Day[]
  /** Default 'day'. */
  per?: 'day' | 'month'
  /** All that is counted, where months may be cut at its ends: they are named by the days that it has of them. */
  period?: Period
  /** The days compared with, each by the one in its place in `days`; '' where there is none. */
  earlierDays?: readonly Day[]
  /** As `period`, of `earlierDays`. */
  earlierPeriod?: Period
  /** By place, why it is not compared, while others may be; null where it is. */
  notCompared?: readonly (string | null)[]
  /** What the period compared with is called. Default 'previous'. */
  earlierIs?: 'previous' | 'lastYear'
  /** The last day is not complete: it is drawn dashed and said so. */
  openEnd?: boolean
  /** Starts and ends of campaigns, as marks under the base line. */
  events?: readonly ChartEvent[]
}

/** What lines and stacked columns have in common, so that a screen can switch between them. */
export interface ChartProps extends ChartDays {
  /** What it shows: 'Clicks per day by platform'. */
  label: string
  series: readonly ChartSeries[]
  /** Default 'int'. */
  format?: ChartFormat
  /** px. Default: as wide as its surroundings. */
  width?: number
  /** px of the drawing, without what stands under it. Default 300. */
  height?: number
}

/** The colour a series is drawn in. */
export function colorOf({ color, platform = 'all' }: ChartSeries): string {
  return color ?? `var(--${platform})`
}

/** The series as they are at a place: without what is earlier where that is not compared. */
export function seriesAt({ series, notCompared }: ChartProps, at: number): readonly ChartSeries[] {
  return notCompared?.[at] == null ? series : series.map(({ earlier: _, ...line }) => line)
}

/** Whether anything is compared with an earlier period. */
export function isCompared(series: readonly ChartSeries[]): boolean {
  return series.some(({ earlier }) => earlier !== undefined)
}
