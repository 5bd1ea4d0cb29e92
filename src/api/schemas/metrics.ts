import * as v from 'valibot'
import { API_FIGURE_NAMES, type ApiFigureName } from '#domain/apiFigureNames.ts'
import type { Figures, Metric, PlatformFigures } from '#domain/metrics.ts'
import { byPlatform } from '#domain/platforms.ts'
import { count, nullable } from './fields.ts'

/** The metric columns of a JSON row (spec section 3). */
export type MetricColumns = Record<ApiFigureName, number | null>

const COLUMN_NAMES = Object.values(API_FIGURE_NAMES).flatMap((names) => Object.values(names))

const eachColumn = <S>(schema: S) =>
  Object.fromEntries(COLUMN_NAMES.map((name) => [name, schema])) as Record<ApiFigureName, S>

/** Metric fields of reports, always present. */
export const reportMetrics = eachColumn(nullable(count))
/** Metric fields of queries, only present if a period was requested. */
export const queryMetrics = eachColumn(v.nullish(count))

type ParsedMetrics = Partial<Record<ApiFigureName, number | null | undefined>>

/** The figures of a row; null if it has no metric fields. */
export function figuresIfAny(row: ParsedMetrics): PlatformFigures | null {
  return COLUMN_NAMES.every((name) => row[name] === undefined) ? null : figuresFrom(row)
}

export function figuresFrom(row: ParsedMetrics): PlatformFigures {
  return byPlatform((platform) => countsFrom(row, API_FIGURE_NAMES[platform]))
}

/** With the metrics by name: it runs for every row of a report, and byMetric takes longer. */
function countsFrom(row: ParsedMetrics, names: Readonly<Record<Metric, ApiFigureName>>): Figures {
  return {
    clicks: row[names.clicks] ?? null,
    impressions: row[names.impressions] ?? null,
    conversions: row[names.conversions] ?? null,
  }
}
