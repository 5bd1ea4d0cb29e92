import { id, oneOf, text } from '#domain/address/codecs.ts'
import { periodParam, regionParam } from '#domain/address/commonParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import { optionalParam, param } from '#domain/address/param.ts'
import type { Day } from '#domain/catalogue.ts'
import type { Period } from '#domain/period.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import { MEASURES } from '#domain/report/reportFigures.ts'

/** What the figures are compared with. */
export const COMPARISONS = ['previous', 'year', 'none'] as const

export type Comparison = (typeof COMPARISONS)[number]

/** The state of the Ad details screen in its address. */
export const adAddress = (today: Day) =>
  defineAddress(
    {
      region: regionParam,
      period: periodParam(today),
      metric: param('m', oneOf(MEASURES), 'clicks'),
      compare: param('cmp', oneOf(COMPARISONS), 'previous'),
      /** The campaign that stands open. */
      campaign: optionalParam('campaign', id),
      /** The status its items are narrowed to. */
      items: optionalParam('items', text),
      /** The item that is looked at. */
      item: optionalParam('item', id),
    },
    { items: ({ campaign }) => campaign !== null, item: ({ campaign }) => campaign !== null },
  )

export type AdView = StateOf<ReturnType<typeof adAddress>>

/** The period that the figures are compared with; null: none. */
export function comparisonOf({ compare, period }: Pick<AdView, 'compare' | 'period'>): Period | null {
  return comparisonPeriod(period, compare === 'year' ? 'lastYear' : compare)
}
