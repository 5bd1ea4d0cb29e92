import { changeBetween, type Change, type ChangeKind } from '#domain/change.ts'
import type { Day } from '#domain/day.ts'
import { PLATFORM_FACTS, type PlatformOrAll } from '#domain/platforms.ts'
import type { Period } from '#domain/period.ts'
import type { ChartFormat } from './chartFormats.ts'

/** One value per day or month; null if unknown. Keep the array stable. */
export type ChartValues = readonly (number | null)[]

/** A line, or a layer of stacked columns. */
export interface ChartSeries {
  /** Unique in the chart. */
  name: string
  /** Determines shape and colour. */
  platform?: PlatformOrAll
  /** CSS colour of a series without a platform; a token such as `var(--ok)`. */
  color?: string
  /** Fractions if the format is 'pct'. */
  values: ChartValues
  /** Values of the comparison period, matched to the chart's days by index. */
  earlier?: ChartValues
  /** What changes compare with `earlier`, where the last month includes an incomplete day. @default `values` */
  complete?: ChartValues
}

/** The start or end of a campaign. */
export interface ChartEvent {
  day: Day
  label: string
  kind: 'start' | 'end'
}

/** The days of a chart, for its axis, readout and table. */
export interface ChartDays {
  /** In order; months as their first days. */
  days: readonly Day[]
  /** What each entry of `days` stands for. @default "day" */
  per?: 'day' | 'month'
  /** The whole period. Months that it includes only in part are labelled with their days. @default none */
  period?: Period
  /** The comparison days, matched to `days` by index; an empty text for none. @default none */
  earlierDays?: readonly Day[]
  /** Like `period`, for `earlierDays`. @default none */
  earlierPeriod?: Period
  /** By index, why a day can't be compared; null if it can. @default none */
  notComparableReasons?: readonly (string | null)[]
  /** The kind of comparison period. @default "previous" */
  comparisonKind?: 'previous' | 'lastYear'
  /** Whether the last day or month is incomplete: dashed, with a note. @default false */
  isLastIncomplete?: boolean
  /** The days that the change of the last month compares, if these are not all: noted there. @default none */
  changeDays?: string
  /** Campaign starts and ends, marked below the axis. @default none */
  events?: readonly ChartEvent[]
}

/** The chart, or its data as a table. */
export type ChartView = 'chart' | 'table'

/** Common props of line and column charts, which makes them interchangeable. */
export interface ChartProps extends ChartDays {
  /** Names the chart: 'Clicks per day by platform'. */
  label: string
  /** The lines or columns, each with its name and values. */
  series: readonly ChartSeries[]
  /** Format of the values. Changes of 'pct' are in percentage points. @default "int" */
  format?: ChartFormat
  /** In px. @default the width of its container */
  width?: number
  /** What to show. @default a switch in the chart */
  view?: ChartView
  /** Height of the plot in px, without the legend. @default 300 */
  height?: number
}

/** The colour of a series. */
export function seriesColor({ color, platform = 'all' }: ChartSeries): string {
  return color ?? PLATFORM_FACTS[platform].color
}

/** The series for reading out one day: without earlier values if the day can't be compared. */
export function seriesAt({ series, notComparableReasons }: ChartProps, index: number): readonly ChartSeries[] {
  return notComparableReasons?.[index] == null ? series : series.map(({ earlier: _, ...line }) => line)
}

/** The change of a series from its earlier value at an index. */
export function changeOf({ values, complete = values, earlier }: ChartSeries, index: number, kind: ChangeKind): Change {
  return changeBetween(kind, complete[index] ?? null, earlier?.[index] ?? null)
}

/** Whether any series has earlier values. */
export function hasComparison(series: readonly ChartSeries[]): boolean {
  return series.some(({ earlier }) => earlier !== undefined)
}
