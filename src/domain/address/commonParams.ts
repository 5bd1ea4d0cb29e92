import type { Day } from '../day.ts'
import { defaultPeriod, parsePeriod, type Period } from '../period.ts'
import type { SortKey } from '../sortKeys.ts'
import { anyTextCodec, idCodec, sortCodec } from './codecs.ts'
import { PERIOD_PARAMS } from './keptParams.ts'
import { param, repeatedParam, type Param } from './param.ts'

/** Two days in order, up to today. */
export function periodParam(today: Day): Param<Period> {
  const [fromName, toName] = PERIOD_PARAMS
  const fallback = defaultPeriod(today)
  return {
    names: PERIOD_PARAMS,
    defaultValue: fallback,
    read: (given) => {
      const [from, to] = [given.get(fromName), given.get(toName)]
      const period = parsePeriod(from ?? '', to ?? '')
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
export const searchParam = param('q', anyTextCodec, '')

/** A non-empty sort by some of `keys`. */
export function sortParam(keys: readonly string[], defaultSort: readonly SortKey[]): Param<readonly SortKey[]> {
  return param('sort', sortCodec(keys), defaultSort)
}

/** The ads a report is limited to; empty: all. */
export const adIdsParam = repeatedParam('elad_id', idCodec)

/** The titles a report is limited to; empty: all. */
export const titleIdsParam = repeatedParam('entity_id', idCodec)
