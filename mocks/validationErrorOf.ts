import type { Endpoint } from '#api/endpoint.ts'
import { listUsers, logError, masquerade } from '#api/endpoints/account.ts'
import { queryElad, rateElad, uploadCard } from '#api/endpoints/ads.ts'
import { listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { listTrackingSources } from '#api/endpoints/lookups.ts'
import { listTrackingColumns } from '#api/endpoints/unusedLookups.ts'
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
import type { FieldError } from './handlers/httpError.ts'

/* Plausible validation errors per endpoint: a story shows a 422 that its page could really get. */

type ErrorEntry = readonly [id: string, problem: FieldError]

/** An error in a field of the endpoint's body. */
function inBody<P extends string, Q, B, A>(
  { id }: Endpoint<P, Q, B, A>,
  name: keyof B & string,
  msg: string,
): ErrorEntry {
  return [id, { loc: ['body', name], msg, type: 'value_error' }]
}

/** An error in a field of the endpoint's query. */
function inQuery<P extends string, Q, B, A>(
  { id }: Endpoint<P, Q, B, A>,
  name: keyof Q & string,
  msg: string,
): ErrorEntry {
  return [id, { loc: ['query', name], msg, type: 'value_error' }]
}

/* The mock server's own messages (handlers/input.ts). */
const ENDS_BEFORE_START = 'The period must end on or after the day it starts.'
const TOO_MANY = `Input should be less than or equal to ${PAGE_SIZE}`
const INVALID_USER_NAME = 'Input should be a valid user name'
const NOT_ACCEPTED = 'This value is not accepted.'

const ERRORS: ReadonlyMap<string, FieldError> = new Map([
  inBody(loginAccessToken, 'username', INVALID_USER_NAME),
  inBody(forgotPassword, 'username', INVALID_USER_NAME),
  inBody(loginToken, 'username', INVALID_USER_NAME),
  inBody(loginDev, 'username', INVALID_USER_NAME),
  inBody(resetPassword, 'passwd', 'String should have at least 12 characters'),
  inBody(masquerade, 'acc_id', NOT_ACCEPTED),
  inBody(logError, 'error', 'String should have at most 8192 characters'),
  inBody(queryEntity, 'day_to', ENDS_BEFORE_START),
  inBody(queryElad, 'day_to', ENDS_BEFORE_START),
  inBody(queryElcam, 'day_to', ENDS_BEFORE_START),
  ...[reportVendorsDay, reportVendorsMonth].map((endpoint) => inBody(endpoint, 'day_to', ENDS_BEFORE_START)),
  ...[reportElcamsDay, reportElcamsMonth, reportItemsDay].map((endpoint) =>
    inBody(endpoint, 'day_to', ENDS_BEFORE_START),
  ),
  ...[trackEntities, trackElads].map((endpoint) => inBody(endpoint, 'day_to', ENDS_BEFORE_START)),
  inQuery(listEntities, 'limit', TOO_MANY),
  inQuery(listElcamItems, 'limit', TOO_MANY),
  inQuery(listTrackingColumns, 'limit', TOO_MANY),
  inQuery(listTrackingSources, 'limit', TOO_MANY),
  inQuery(listUsers, 'limit', TOO_MANY),
  inQuery(rateElad, 'rating', 'Input should be less than or equal to 5'),
  inQuery(uploadCard, 'cardtype_id', NOT_ACCEPTED),
])

/** The validation error of an endpoint: in a known field, else in a path parameter, else in the request as a whole. */
export function validationErrorOf({ id, path }: Pick<Endpoint, 'id' | 'path'>): FieldError {
  const known = ERRORS.get(id)
  if (known !== undefined) return known
  // The vertical is set by the deployment and never wrong.
  const name = /\{(?!vert_id)(\w+)\}/.exec(path)?.[1]
  if (name !== undefined) return { loc: ['path', name], msg: NOT_ACCEPTED, type: 'value_error' }
  return { loc: [], msg: 'Something in the request is not valid.', type: 'value_error' }
}
