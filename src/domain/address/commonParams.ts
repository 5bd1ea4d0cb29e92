import type { Day } from '../catalogue.ts'
import { defaultPeriod, readPeriod, type Period } from '../period.ts'
import type { SortKey } from '../sortKeys.ts'
import { anyText, id, sortBy, text } from './codecs.ts'
import { param, repeatedParam, type Param } from './param.ts'

/** The region value for all countries (spec section 4). */
export const ALL_REGIONS = 'all'

export const REGION_NAME = 'region'

/** A country id, or 'all'. */
export const regionParam = param(REGION_NAME, text, ALL_REGIONS)

/** Parameter names of the period, the same on every page. */
export const PERIOD_NAMES = ['from', 'to'] as const

/** Two days in order, up to today. */
export function periodParam(today: Day): Param<Period> {
  const [fromName, toName] = PERIOD_NAMES
  const fallback = defaultPeriod(today)
  return {
    names: PERIOD_NAMES,
    defaultValue: fallback,
    read: (given) => {
      const [from, to] = [given.get(fromName), given.get(toName)]
      const period = readPeriod(from ?? '', to ?? '')
      return period !== null && period.to <= today
        ? { value: period, ok: true }
        : { value: fallback, ok: from === null && to === null }
    },
    write: ({ from, to }) => [
      [fromName, from],
      [toName, to],
    ],
  }
}

/** The search text, as typed. */
export const searchParam = param('q', anyText, '')

/** A non-empty sort by some of `keys`. */
export function sortParam(keys: readonly string[], defaultSort: readonly SortKey[]): Param<readonly SortKey[]> {
  return param('sort', sortBy(keys), defaultSort)
}

/** The ads a report is limited to; empty: all. */
export const adIdsParam = repeatedParam('elad_id', id)

/** The titles a report is limited to; empty: all. */
export const titleIdsParam = repeatedParam('entity_id', id)
