import * as v from 'valibot'
import { PAGE_SIZE } from '#api/queries.ts'
import { isDay } from '#domain/day.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import { toWorld } from '../world/clock.ts'
import type { Range } from '../world/figures.ts'
import { validationError, type FieldError } from './httpError.ts'

/* Request validation, with the server's own messages. Unknown fields are ignored. */

/** An integer, also as text in a query string. */
export const int = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))], 'Input should be a valid integer'),
  v.safeInteger('Input should be a valid integer'),
)
export const text = v.string('Input should be a valid string')
const flag = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false', '1', '0']),
      v.transform((word) => word === 'true' || word === '1'),
    ),
  ],
  'Input should be a valid boolean',
)
export const day = v.pipe(text, v.check(isDay, 'Input should be a valid date in the format YYYY-MM-DD'))
export const ints = v.array(int, 'Input should be a valid list')
export const texts = v.array(text, 'Input should be a valid list')
export const platforms = v.array(
  v.picklist(PLATFORMS, `Input should be ${PLATFORMS.join(', ')}`),
  'Input should be a valid list',
)
export const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `Input should be ${values.join(', ')}`)

/** Makes a field optional and nullable. */
export const optional = <S extends v.GenericSchema>(schema: S) => v.nullish(schema)

/** Paging and sort direction of all lists: spec section 7. */
export const paging = {
  limit: v.nullish(
    v.pipe(
      int,
      v.minValue(1, 'Input should be greater than or equal to 1'),
      v.maxValue(PAGE_SIZE, `Input should be less than or equal to ${PAGE_SIZE}`),
    ),
    PAGE_SIZE,
  ),
  offset: v.nullish(v.pipe(int, v.minValue(0, 'Input should be greater than or equal to 0')), 0),
  order_asc: v.nullish(flag, false),
}
export type Page = v.InferOutput<v.ObjectSchema<typeof paging, undefined>>

/** Parses the query string of a request. */
export function parseQuery<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  request: Request,
  schema: S,
): v.InferOutput<S> {
  return check('query', schema, Object.fromEntries(new URL(request.url).searchParams))
}

/** Parses the JSON body of a request. */
export async function parseBody<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  let body: unknown
  try {
    body = await request.json()
  } catch {
    throw validationError({ loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' })
  }
  return check('body', schema, body)
}

/** Parses a form-encoded body. */
export async function parseForm<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  return check('body', schema, Object.fromEntries(new URLSearchParams(await request.text())))
}

/** Parses the period of a query into world days; null without a period. */
export function parseRange({
  day_from: from,
  day_to: to,
}: {
  day_from?: string | null | undefined
  day_to?: string | null | undefined
}): Range | null {
  if (from == null || to == null) return null
  if (to < from)
    throw validationError({
      loc: ['body', 'day_to'],
      msg: 'The period must end on or after the day it starts.',
      type: 'value_error',
    })
  return { from: toWorld(from), to: toWorld(to) }
}

function check<S extends v.GenericSchema>(source: 'query' | 'body', schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw validationError(...result.issues.map((issue) => fieldError(source, issue)))
}

const ERROR_TYPES: Readonly<Record<string, string>> = {
  min_value: 'greater_than_equal',
  max_value: 'less_than_equal',
  picklist: 'enum',
  union: 'parsing',
  check: 'date_parsing',
}

function fieldError(source: string, issue: v.BaseIssue<unknown>): FieldError {
  const loc = [source, ...(issue.path ?? []).map((step) => step.key as string | number)]
  if (issue.input === undefined) return { loc, msg: 'Field required', type: 'missing' }
  return { loc, msg: issue.message, type: ERROR_TYPES[issue.type] ?? `${issue.type}_type` }
}
