import { idCodec, oneOf, textCodec } from './codecs.ts'
import { periodParam } from './commonParams.ts'
import { regionParam } from './keptParams.ts'
import { defineAddress, type StateOf } from './defineAddress.ts'
import { optionalParam, param } from './param.ts'
import type { Day } from '../day.ts'
import type { ReportComparison } from '../report/comparison.ts'
import { MEASURES } from '../metrics.ts'

/** Choices for the comparison period. */
export const AD_COMPARISONS = ['previous', 'year', 'none'] as const

/** URL state of the Ad details screen. */
export const adAddress = (today: Day) =>
  defineAddress(
    {
      region: regionParam,
      period: periodParam(today),
      metric: param('m', oneOf(MEASURES), 'clicks'),
      compare: param('cmp', oneOf(AD_COMPARISONS), 'previous'),
      /** The expanded campaign. */
      campaign: optionalParam('campaign', idCodec),
      /** Status filter of its items. */
      items: optionalParam('items', textCodec),
      /** The item in the drawer. */
      item: optionalParam('item', idCodec),
    },
    { items: ({ campaign }) => campaign !== null, item: ({ campaign }) => campaign !== null },
  )

export type AdView = StateOf<ReturnType<typeof adAddress>>

/** The comparison by its name in reports. */
export function adComparison({ compare }: Pick<AdView, 'compare'>): ReportComparison {
  return compare === 'year' ? 'lastYear' : compare
}
