import { textCodec } from './codecs.ts'
import { param } from './param.ts'

/* What links keep. Apart from the other parameters, as every page has links and few read days. */

/** The region value for all countries (spec section 4). */
export const ALL_REGIONS = 'all'

export const REGION_PARAM = 'region'

/** A country id, or 'all'. */
export const regionParam = param(REGION_PARAM, textCodec, ALL_REGIONS)

/** Parameter names of the period, the same on every page. */
export const PERIOD_PARAMS = ['from', 'to'] as const
