import { csvFile } from '#domain/csv.ts'
import { titleText } from '#domain/messages/title.ts'
import { METRICS, PLATFORMS, type Metric, type Platform } from '#domain/metrics.ts'
import type { ReportSeries } from '#domain/report.ts'

/** The nine columns as spec section 3 names them: `google_clicks`. */
const PLATFORM: Record<Platform, string> = { gad: 'google', mad: 'meta', pad: 'pinterest' }
const METRIC: Record<Metric, string> = { clicks: 'clicks', impressions: 'impr', conversions: 'conv' }
const COLUMNS = PLATFORMS.flatMap((platform) => METRICS.map((metric) => ({ platform, metric, head: `${PLATFORM[platform]}_${METRIC[metric]}` })))

/** The CSV file of a title's days: every day of the period, each platform's figures in full, nothing where none served. */
export function titleCsv({ days, figures }: ReportSeries): string {
  const lines = days.map((day, at) => [day, ...COLUMNS.map(({ platform, metric }) => figures[at]?.[platform][metric] ?? null)])
  return csvFile([[titleText.day, ...COLUMNS.map(({ head }) => head)], ...lines])
}
