import { oneOf, type Codec } from '#domain/address/codecs.ts'
import { periodParam } from '#domain/address/commonParams.ts'
import { regionParam } from '#domain/address/keptParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { param } from '#domain/address/param.ts'
import type { Day } from '#domain/day.ts'
import { METRICS } from '#domain/metrics.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import type { TrendOf } from '#screens/shared/results/trendLines.ts'

/** Choices for the trend's platform, in order. */
export const TREND_OF: readonly TrendOf[] = ['all', 'each', ...PLATFORMS]

/** Comparison on or off, written like on the other pages. */
const comparisonCodec: Codec<boolean> = {
  parse: (text) => (text === 'previous' ? true : text === 'none' ? false : null),
  format: (isOn) => (isOn ? 'previous' : 'none'),
}

/** URL state of the Title details screen. */
export const titleAddress = (today: Day) =>
  defineAddress({
    region: regionParam,
    period: periodParam(today),
    /** Metric of the trend. */
    metric: param('m', oneOf(METRICS), 'clicks'),
    of: param('p', oneOf(TREND_OF), 'all'),
    /** Whether the trend also shows the previous period. */
    compare: param('cmp', comparisonCodec, true),
  })

export type TitleView = StateOf<ReturnType<typeof titleAddress>>
