import * as v from 'valibot'
import { API_FIGURE_NAMES, type ApiFigureName } from '#domain/apiFigureNames.ts'
import { API_SUFFIXES, byMetric, type PlatformFigures } from '#domain/metrics.ts'
import { byPlatform } from '#domain/platforms.ts'
import { count, nullable } from './fields.ts'

/** The metric columns of a JSON row (spec section 3). */
export type MetricColumns = Record<ApiFigureName, number | null>

const COLUMN_NAMES = Object.values(API_FIGURE_NAMES).flatMap((names) => Object.values(names))

const eachOf = <K extends string, S>(names: readonly K[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>

/** Metric fields of reports, always present. */
export const reportMetrics = eachOf(COLUMN_NAMES, nullable(count))
/** Metric fields of reports without platforms. */
export const totalMetrics = eachOf(Object.values(API_SUFFIXES), nullable(count))
/** Metric fields of queries, only present if a period was requested. */
export const queryMetrics = eachOf(COLUMN_NAMES, v.nullish(count))

type ParsedMetrics = Partial<Record<ApiFigureName, number | null | undefined>>

/** The figures of a row; null if it has no metric fields. */
export function figuresIfAny(row: ParsedMetrics): PlatformFigures | null {
  return COLUMN_NAMES.every((name) => row[name] === undefined) ? null : figuresFrom(row)
}

export function figuresFrom(row: ParsedMetrics): PlatformFigures {
  return byPlatform((platform) => byMetric((metric) => row[API_FIGURE_NAMES[platform][metric]] ?? null))
}
