import type { Endpoint } from '#api/endpoint.ts'
import { listUsers, logError, masquerade } from '#api/endpoints/account.ts'
import { listElcamItems, queryElad, queryElcam, rateElad, uploadCard } from '#api/endpoints/ads.ts'
import { listTrackingColumns, listTrackingSources } from '#api/endpoints/lookups.ts'
import { forgotPassword, resetPassword } from '#api/endpoints/public.ts'
import {
  reportElcamsDay,
  reportElcamsMonth,
  reportItemsDay,
  reportVendorsDay,
  reportVendorsMonth,
  trackElads,
  trackEntities,
} from '#api/endpoints/reports.ts'
import { loginAccessToken, loginDev, loginToken } from '#api/endpoints/session.ts'
import { listEntities, queryEntity } from '#api/endpoints/titles.ts'
import { PAGE_SIZE } from '#api/queries.ts'
import type { FieldProblem } from './handlers/refusal.ts'

/* What a server may find wrong with a call: a story shows a 422 that the page could really get. */

type Known = readonly [id: string, problem: FieldProblem]

/** A field that the type of the endpoint's body has. */
function inBody<P extends string, Q, B, A>({ id }: Endpoint<P, Q, B, A>, name: keyof B & string, msg: string): Known {
  return [id, { loc: ['body', name], msg, type: 'value_error' }]
}

/** A field that the type of the endpoint's query has. */
function inQuery<P extends string, Q, B, A>({ id }: Endpoint<P, Q, B, A>, name: keyof Q & string, msg: string): Known {
  return [id, { loc: ['query', name], msg, type: 'value_error' }]
}

/** As the mock world itself says it (handlers/input.ts). */
const DAYS_TURNED = 'The period must end on or after the day it starts.'
const TOO_MANY = `Input should be less than or equal to ${PAGE_SIZE}`
const NO_USER_NAME = 'Input should be a valid user name'
const NOT_ACCEPTED = 'This value is not accepted.'

const KNOWN: ReadonlyMap<string, FieldProblem> = new Map([
  inBody(loginAccessToken, 'username', NO_USER_NAME),
  inBody(forgotPassword, 'username', NO_USER_NAME),
  inBody(loginToken, 'username', NO_USER_NAME),
  inBody(loginDev, 'username', NO_USER_NAME),
  inBody(resetPassword, 'passwd', 'String should have at least 12 characters'),
  inBody(masquerade, 'acc_id', NOT_ACCEPTED),
  inBody(logError, 'error', 'String should have at most 8192 characters'),
  inBody(queryEntity, 'day_to', DAYS_TURNED),
  inBody(queryElad, 'day_to', DAYS_TURNED),
  inBody(queryElcam, 'day_to', DAYS_TURNED),
  ...[reportVendorsDay, reportVendorsMonth].map((endpoint) => inBody(endpoint, 'day_to', DAYS_TURNED)),
  ...[reportElcamsDay, reportElcamsMonth, reportItemsDay].map((endpoint) => inBody(endpoint, 'day_to', DAYS_TURNED)),
  ...[trackEntities, trackElads].map((endpoint) => inBody(endpoint, 'day_to', DAYS_TURNED)),
  inQuery(listEntities, 'limit', TOO_MANY),
  inQuery(listElcamItems, 'limit', TOO_MANY),
  inQuery(listTrackingColumns, 'limit', TOO_MANY),
  inQuery(listTrackingSources, 'limit', TOO_MANY),
  inQuery(listUsers, 'limit', TOO_MANY),
  inQuery(rateElad, 'rating', 'Input should be less than or equal to 5'),
  inQuery(uploadCard, 'cardtype_id', NOT_ACCEPTED),
])

/** What is wrong with a call of this endpoint: a field of its own, else what its path names, else the whole of it. */
export function problemOf({ id, path }: Pick<Endpoint, 'id' | 'path'>): FieldProblem {
  const known = KNOWN.get(id)
  if (known !== undefined) return known
  // The vertical is the deployment's, and no call gets it wrong by itself.
  const name = /\{(?!vert_id)(\w+)\}/.exec(path)?.[1]
  if (name !== undefined) return { loc: ['path', name], msg: NOT_ACCEPTED, type: 'value_error' }
  return { loc: [], msg: 'Something in the request is not valid.', type: 'value_error' }
}
