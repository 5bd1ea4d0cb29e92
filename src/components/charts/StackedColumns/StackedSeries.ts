import type { Platform } from '#domain/platforms.ts'
import type { ChartSeries } from '../chart/chartProps.ts'

/** One layer of every column: only platforms are stacked. */
export interface StackedSeries extends ChartSeries {
  platform: Platform
}
