import { oneOf, type Codec } from '#domain/address/codecs.ts'
import { periodParam, regionParam } from '#domain/address/commonParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { param } from '#domain/address/param.ts'
import type { Day } from '#domain/catalogue.ts'
import { METRICS, PLATFORMS } from '#domain/metrics.ts'
import type { TrendOf } from '#screens/shared/results/trendLines.ts'

/** Whose trend can be shown, in the order of the choice. */
export const TREND_OF: readonly TrendOf[] = ['all', 'each', ...PLATFORMS]

/** Whether there is a comparison, in the words of the other pages. */
const compared: Codec<boolean> = {
  parse: (text) => (text === 'previous' ? true : text === 'none' ? false : null),
  format: (on) => (on ? 'previous' : 'none'),
}

/** The state of the Title details screen in its address (screens.md, Report bar: short, complete, restored exactly). */
export const titleAddress = (today: Day) =>
  defineAddress({
    region: regionParam,
    period: periodParam(today),
    /** What the trend shows. */
    metric: param('m', oneOf(METRICS), 'clicks'),
    of: param('p', oneOf(TREND_OF), 'all'),
    /** The trend shows the previous period too. */
    compare: param('cmp', compared, true),
  })

export type TitleView = StateOf<ReturnType<typeof titleAddress>>
