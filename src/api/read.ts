import * as v from 'valibot'
import { UnreadableError } from './errors.ts'

/** Called for every field that is not as expected; the client reports each text once. */
export type ReportProblem = (problem: string) => void

/** Parses a response body into the product's types, or throws UnreadableError. */
export interface Reader<T> {
  (body: unknown, report: ReportProblem): T
  /** The expected shape, for the stricter check in scripts/checkApi. */
  readonly shape?: ResponseShape
}

/** The schema of an object, or of each row of a list. */
export interface ResponseShape {
  readonly kind: 'one' | 'list' | 'oneOrNothing'
  readonly schema: v.GenericSchema
}

/** One page of a list. */
export interface Page<T> {
  rows: T[]
  /** Total number of rows in the list; null if the response has none. */
  total: number | null
  /** Number of rows in the response, including unreadable ones that were dropped: the step to the next offset. */
  received: number
}

export function isPage(answer: unknown): answer is Page<unknown> {
  return isObject(answer) && 'received' in answer
}

type Schema<T> = v.GenericSchema<unknown, T>

/**
 * Reads one object; anything else is an UnreadableError. `what` names it in error messages.
 * @param rowsKey field with the object's rows: if it has rows, but none that can be read, the object is unreadable
 */
export function one<T>(
  what: string,
  schema: v.GenericSchema<never, T> | Schema<T>,
  rowsKey?: string & keyof T,
): Reader<T> {
  return withShape('one', schema, (body, report) => {
    const read = readRow(what, schema as Schema<T>, body, report)
    if (read === null) throw new UnreadableError(`${what}: not an object with an id`)
    if (rowsKey !== undefined && hasRows(body, rowsKey) && !hasRows(read.value, rowsKey))
      throw new UnreadableError(`${what}: none of its ${rowsKey} can be read`)
    return read.value
  })
}

/** Like `one`, for endpoints that may also respond with an empty body or null. */
export function oneOrNothing<T>(what: string, schema: v.GenericSchema<never, T> | Schema<T>): Reader<T | undefined> {
  const read = one(what, schema)
  return withShape('oneOrNothing', schema, (body, report) =>
    body === undefined || body === null ? undefined : read(body, report),
  )
}

/**
 * Reads a list, either an array or `{ total, rows }`. Rows without their id are dropped and reported. If no
 * row is left then, the list is unreadable, not empty.
 */
export function list<T>(what: string, schema: v.GenericSchema<never, T> | Schema<T>): Reader<Page<T>> {
  return withShape('list', schema, (body, report) => {
    const raw = Array.isArray(body) ? (body as unknown[]) : rowsOf(body)
    if (raw === null) throw new UnreadableError(`${what}: not a list`)
    const rows: T[] = []
    for (const item of raw) {
      const read = readRow(what, schema as Schema<T>, item, report)
      if (read === null) report(`${what}: a row without an id was dropped`)
      else rows.push(read.value)
    }
    if (raw.length > 0 && rows.length === 0) throw new UnreadableError(`${what}: none of the rows can be read`)
    return { rows, total: totalOf(body), received: raw.length }
  })
}

function withShape<T>(
  kind: ResponseShape['kind'],
  schema: unknown,
  read: (body: unknown, report: ReportProblem) => T,
): Reader<T> {
  return Object.assign(read, { shape: { kind, schema: schema as v.GenericSchema } })
}

/** For endpoints that respond with 204. */
export const nothing: Reader<undefined> = () => undefined

const hasRows = (value: unknown, key: string) => isObject(value) && Array.isArray(value[key]) && value[key].length > 0

function rowsOf(body: unknown): unknown[] | null {
  return isObject(body) && Array.isArray(body.rows) ? (body.rows as unknown[]) : null
}

function totalOf(body: unknown): number | null {
  const total = isObject(body) ? body.total : null
  return Number.isSafeInteger(total) && Number(total) >= 0 ? Number(total) : null
}

type Path = readonly PropertyKey[]

/** More rounds than any schema has levels. */
const MAX_ROUNDS = 8

/**
 * Parses leniently: an invalid field is reported and set to null, an invalid array element is removed. If null is
 * invalid too, the same happens to its parent. Returns null only if that reaches the object itself, i.e. its id is
 * missing.
 */
function readRow<T>(what: string, schema: Schema<T>, raw: unknown, report: ReportProblem): { value: T } | null {
  if (!isObject(raw)) return null
  let repaired: unknown = raw
  const removed = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = v.safeParse(schema, repaired)
    if (result.success) return { value: result.output }
    const paths = new Map<string, Path>()
    for (const issue of result.issues) {
      let path: Path = (issue.path ?? []).map((step) => step.key as PropertyKey)
      if (round === 0) report(problemText(what, path, issue))
      while (removed.has(keyOf(path))) path = path.slice(0, -1)
      if (path.length === 0) return null
      paths.set(keyOf(path), path)
    }
    for (const key of paths.keys()) removed.add(key)
    repaired = without(repaired, [...paths.values()])
  }
  return null
}

/** Names the field and the types, never the value: it may be personal data, and each would be a separate report. */
function problemText(what: string, path: Path, issue: v.BaseIssue<unknown>): string {
  const field = [what, ...path.filter((key) => typeof key === 'string')].join('.')
  return `${field}: expected ${issue.expected ?? (issue.type === 'check' ? issue.message : issue.type)}, got ${kindOf(issue.input)}`
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}

const keyOf = (path: Path) => path.map(String).join('/')

/** A copy with null at each path; array elements are removed instead. */
function without(value: unknown, paths: readonly Path[]): unknown {
  const pathsByKey = new Map<PropertyKey, Path[]>()
  for (const [key, ...rest] of paths) if (key !== undefined) pathsByKey.set(key, [...(pathsByKey.get(key) ?? []), rest])
  const isRemoved = (key: PropertyKey) => pathsByKey.get(key)?.some((rest) => rest.length === 0)
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      isRemoved(index) ? [] : [pathsByKey.has(index) ? without(item, pathsByKey.get(index) ?? []) : item],
    )
  }
  if (!isObject(value)) return value
  const changed = [...pathsByKey].map(
    ([key, rest]) => [key, isRemoved(key) ? null : without(value[String(key)], rest)] as const,
  )
  return { ...value, ...Object.fromEntries(changed) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
