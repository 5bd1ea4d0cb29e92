import { listOf, type Codec } from '../address/codecs.ts'
import { param } from '../address/param.ts'
import { DIMENSIONS, isTime, type Dimension, type TimeStep } from './dimensions.ts'

/** How table and chart of a report are grouped, both in one URL parameter. */
export interface Grouping {
  /** Dimensions of the table rows: one, or two with at most one time dimension. */
  by: readonly Dimension[]
  /** The step of the chart; null for the default of the period. */
  per: TimeStep | null
}

/** The grouping of a report that is about titles or ads, by these if its URL names none. */
export const groupingParam = (kind: Dimension) => param('g', groupingCodec([kind]), { by: [kind], per: null })

/** 'title', 'ad,day', 'title.month' with the step of the chart, '.month' with the step only. */
const groupingCodec = (defaultBy: readonly Dimension[]): Codec<Grouping> => ({
  parse: (text) => {
    const [groups = '', step, ...more] = text.split('.')
    const by = listOf(DIMENSIONS).parse(groups)
    const per = step === 'day' || step === 'month' ? step : null
    const isWellFormed = more.length === 0 && (step === undefined || per !== null) && text !== ''
    if (!isWellFormed || by === null || by.length > 2 || by.filter(isTime).length > 1) return null
    return { by: by.length === 0 ? defaultBy : by, per }
  },
  format: ({ by, per }) => (by.join() === defaultBy.join() ? '' : by.join(',')) + (per === null ? '' : `.${per}`),
})
