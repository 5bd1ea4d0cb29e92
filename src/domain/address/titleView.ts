import { oneOf, type Codec } from './codecs.ts'
import { periodParam } from './commonParams.ts'
import { regionParam } from './keptParams.ts'
import { defineAddress, type StateOf } from './defineAddress.ts'
import { param } from './param.ts'
import type { Day } from '../day.ts'
import { METRICS } from '../metrics.ts'
import { PLATFORMS, type PlatformOrAll } from '../platforms.ts'

/** Lines to show: one platform, the total of all, or each platform that has data. */
export type TrendOf = PlatformOrAll | 'each'

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
