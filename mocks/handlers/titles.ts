import * as v from 'valibot'
import { getCountryList } from '#api/endpoints/lookups.ts'
import { getEntity, listEntities, queryEntity } from '#api/endpoints/titles.ts'
import type { WorldAccount } from '../world/accounts.ts'
import type { TitlePlan } from '../world/books/titlePlan.ts'
import { titlesIn } from '../world/books/titlesIn.ts'
import { treeOf } from '../world/campaigns.ts'
import { liveCountries, titleIn } from '../world/catalogue.ts'
import { metricsOf } from '../world/figures.ts'
import { LOOKUPS } from '../world/lookups.ts'
import { entityWire } from '../world/wire.ts'
import { handle, intParam } from './handle.ts'
import { parseBody, day, int, ints, optional, oneOf, paging, parseQuery, parseRange, text, texts } from './input.ts'
import { isOneOf, paginate, sortedBy, matchesWildcard } from './list.ts'
import { notFound } from './httpError.ts'

const filters = {
  ...paging,
  name_wc: optional(text),
  parent_wc: optional(text),
  verttask_id: optional(int),
  country_id: optional(text),
  country_id_live: optional(text),
  order_by: optional(oneOf(['entity_id', 'entity_name', 'id'])),
}
const listQuery = v.object(filters)
const rowsQuery = v.object({
  ...filters,
  entity_id: optional(ints),
  entitystatus_id: optional(texts),
  day_from: optional(day),
  day_to: optional(day),
})

function filterTitles(
  account: WorldAccount,
  query: v.InferOutput<typeof listQuery> & Partial<v.InferOutput<typeof rowsQuery>>,
): TitlePlan[] {
  const [hasName, hasSeries] = [matchesWildcard(query.name_wc), matchesWildcard(query.parent_wc)]
  const [hasId, hasStatus] = [isOneOf(query.entity_id), isOneOf(query.entitystatus_id)]
  const { verttask_id: task, country_id: country, country_id_live: live } = query
  const titles = titlesIn(account).filter(
    (title) =>
      hasId(title.id) &&
      hasStatus(title.status) &&
      hasName(title.name) &&
      hasSeries(title.series) &&
      (task == null || title.taskId === task) &&
      (country == null || title.countries.includes(country)) &&
      (live == null || liveCountries(title).includes(live)),
  )
  return sortedBy(titles, query.order_by === 'entity_name' ? ({ name }) => name : null, query.order_asc)
}

export const titleHandlers = [
  handle(getCountryList, ({ account }) => {
    const live = new Set(titlesIn(account).flatMap((title) => liveCountries(title)))
    return { cc_live_list: LOOKUPS.country.map(({ id }) => id).filter((id) => live.has(id)) }
  }),
  handle(listEntities, ({ request, account }) => {
    const query = parseQuery(request, listQuery)
    return paginate(filterTitles(account, query), query).map(entityWire)
  }),
  handle(getEntity, ({ params, account }) => {
    const title = titleIn(account, intParam(params, 'entity_id'))
    if (title === undefined) throw notFound('Title')
    return entityWire(title)
  }),
  handle(queryEntity, async ({ request, account }) => {
    const query = await parseBody(request, rowsQuery)
    const range = parseRange(query)
    // A country narrows the figures too: a row must agree with the report for that country.
    const country = query.country_id_live ?? query.country_id
    const titles = filterTitles(account, query)
    const rows = paginate(titles, query).map((title) => ({
      ...entityWire(title),
      ...(range !== null &&
        metricsOf(
          treeOf(title).campaigns.filter((campaign) => country == null || campaign.country === country),
          range,
        )),
    }))
    return { total: titles.length, rows }
  }),
]
