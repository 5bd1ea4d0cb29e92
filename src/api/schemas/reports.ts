import * as v from 'valibot'
import type { PlatformReportRow, ReportRow, TrackingRow } from '#domain/reportRows.ts'
import { code, count, day, nullable, id, text } from './fields.ts'
import { figuresFrom, reportMetrics } from './metrics.ts'

export const vendorReportRow = v.pipe(
  v.object({ refkey: id, day, ...reportMetrics }),
  v.transform((row): PlatformReportRow => ({ refkey: row.refkey, day: row.day, figures: figuresFrom(row) })),
)
export const reportRow = v.pipe(
  v.object({ refkey: id, day, clicks: nullable(count), impr: nullable(count), conv: nullable(count) }),
  v.transform((row): ReportRow => ({
    refkey: row.refkey,
    day: row.day,
    clicks: row.clicks,
    impressions: row.impr,
    conversions: row.conv,
  })),
)
export const trackingRow = v.pipe(
  v.object({ refkey: id, day, tracksrc: nullable(code), trackcol: nullable(text), num: count }),
  v.transform((row): TrackingRow => ({
    refkey: row.refkey,
    day: row.day,
    source: row.tracksrc === null || row.tracksrc === '' ? 'unknown' : row.tracksrc,
    column: row.trackcol,
    hits: row.num,
  })),
)

/* The same shapes as JSON, before parsing, for the mock API. */
export type VendorReportWire = v.InferInput<typeof vendorReportRow>
export type ReportWire = v.InferInput<typeof reportRow>
export type TrackingWire = v.InferInput<typeof trackingRow>
