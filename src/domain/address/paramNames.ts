export const REGION_PARAM = 'region'

/** Parameter names of the period, the same on every page. */
export const PERIOD_PARAMS = ['from', 'to'] as const
