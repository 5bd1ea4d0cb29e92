import * as v from 'valibot'
import type { PlatformFigures } from '#domain/metrics.ts'
import { count, nullable } from './fields.ts'

/** The nine metric columns of a JSON row (spec section 3). */
export type MetricColumns = Record<`${'google' | 'meta' | 'pinterest'}_${'clicks' | 'impr' | 'conv'}`, number | null>

const metricsOf = <S extends v.GenericSchema>(metric: S) => ({
  google_clicks: metric,
  google_impr: metric,
  google_conv: metric,
  meta_clicks: metric,
  meta_impr: metric,
  meta_conv: metric,
  pinterest_clicks: metric,
  pinterest_impr: metric,
  pinterest_conv: metric,
})
/** Metric fields of reports, always present. */
export const reportMetrics = metricsOf(nullable(count))
/** Metric fields of queries, only present if a period was requested. */
export const queryMetrics = metricsOf(v.nullish(count))
const METRIC_COLUMNS = Object.keys(reportMetrics) as (keyof MetricColumns)[]

type ParsedMetrics = { [K in keyof MetricColumns]?: number | null | undefined }

/** The figures of a row; null if it has no metric fields. */
export function figuresIfAny(row: ParsedMetrics): PlatformFigures | null {
  return METRIC_COLUMNS.every((column) => row[column] === undefined) ? null : figuresFrom(row)
}

export function figuresFrom(row: ParsedMetrics): PlatformFigures {
  return {
    gad: {
      clicks: row.google_clicks ?? null,
      impressions: row.google_impr ?? null,
      conversions: row.google_conv ?? null,
    },
    mad: { clicks: row.meta_clicks ?? null, impressions: row.meta_impr ?? null, conversions: row.meta_conv ?? null },
    pad: {
      clicks: row.pinterest_clicks ?? null,
      impressions: row.pinterest_impr ?? null,
      conversions: row.pinterest_conv ?? null,
    },
  }
}
