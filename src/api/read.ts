import * as v from 'valibot'
import { UnreadableError } from './errors.ts'

/** Told of every field that was not as the contract says; the client reports each text once. */
export type ReportProblem = (problem: string) => void

/** Turns the body of an answer into what the product works with, or throws UnreadableError. */
export interface Reader<T> {
  (body: unknown, report: ReportProblem): T
  /** What it reads: for a check that is stricter than the product (scripts/checkApi). */
  readonly shape?: AnswerShape
}

/** The schema of an object, or of each row of a list. */
export interface AnswerShape {
  readonly kind: 'one' | 'list' | 'oneOrNothing'
  readonly schema: v.GenericSchema
}

/** One page of a list. */
export interface Page<T> {
  rows: T[]
  /** How many rows there are in all; null where the answer does not say. */
  total: number | null
  /** How many rows the answer carried, those dropped as unreadable included: the step to the next offset. */
  received: number
}

type Schema<T> = v.GenericSchema<unknown, T>

/** Reads one object; anything else is an unreadable response. */
export function one<T>(what: string, schema: v.GenericSchema<never, T> | Schema<T>): Reader<T> {
  return shaped('one', schema, (body, report) => {
    const read = readRow(what, schema as Schema<T>, body, report)
    if (read === null) throw new UnreadableError(`${what}: not the object that was expected`)
    return read.value
  })
}

/** The same for a call that may answer with nothing instead. */
export function oneOrNothing<T>(what: string, schema: v.GenericSchema<never, T> | Schema<T>): Reader<T | undefined> {
  const read = one(what, schema)
  return shaped('oneOrNothing', schema, (body, report) =>
    body === undefined || body === null ? undefined : read(body, report),
  )
}

/** Reads a list, bare or as `{ total, rows }` (contract.md, Conventions). Rows without their id are dropped and reported. */
export function list<T>(what: string, schema: v.GenericSchema<never, T> | Schema<T>): Reader<Page<T>> {
  return shaped('list', schema, (body, report) => {
    const raw = Array.isArray(body) ? (body as unknown[]) : rowsOf(body)
    if (raw === null) throw new UnreadableError(`${what}: not a list`)
    const rows: T[] = []
    for (const item of raw) {
      const read = readRow(what, schema as Schema<T>, item, report)
      if (read === null) report(`${what}: a row without what identifies it was left out`)
      else rows.push(read.value)
    }
    return { rows, total: totalOf(body), received: raw.length }
  })
}

function shaped<T>(
  kind: AnswerShape['kind'],
  schema: unknown,
  read: (body: unknown, report: ReportProblem) => T,
): Reader<T> {
  return Object.assign(read, { shape: { kind, schema: schema as v.GenericSchema } })
}

/** For calls that answer 204. */
export const nothing: Reader<undefined> = () => undefined

function rowsOf(body: unknown): unknown[] | null {
  return isObject(body) && Array.isArray(body.rows) ? (body.rows as unknown[]) : null
}

function totalOf(body: unknown): number | null {
  const total = isObject(body) ? body.total : null
  return Number.isSafeInteger(total) && Number(total) >= 0 ? Number(total) : null
}

type Path = readonly PropertyKey[]

/** More rounds than any shape is deep. */
const MOST_ROUNDS = 8

/**
 * Reads loosely: what does not fit is reported by name and becomes null, an element of an array is left out. Where
 * null does not fit either, what holds it goes the same way; only when that is the object itself (it lacks its id) is
 * there nothing to return.
 */
function readRow<T>(what: string, schema: Schema<T>, raw: unknown, report: ReportProblem): { value: T } | null {
  if (!isObject(raw)) return null
  let mended: unknown = raw
  const taken = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const read = v.safeParse(schema, mended)
    if (read.success) return { value: read.output }
    const places = new Map<string, Path>()
    for (const issue of read.issues) {
      let place: Path = (issue.path ?? []).map((step) => step.key as PropertyKey)
      if (round === 0) report(problemText(what, place, issue))
      while (taken.has(keyOf(place))) place = place.slice(0, -1)
      if (place.length === 0) return null
      places.set(keyOf(place), place)
    }
    for (const key of places.keys()) taken.add(key)
    mended = without(mended, [...places.values()])
  }
  return null
}

/** Names the field and the kinds, never the value: that may be somebody's name, and each would be a text of its own. */
function problemText(what: string, place: Path, issue: v.BaseIssue<unknown>): string {
  const field = [what, ...place.filter((key) => typeof key === 'string')].join('.')
  return `${field}: expected ${issue.expected ?? (issue.type === 'check' ? issue.message : issue.type)}, got ${kindOf(issue.input)}`
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}

const keyOf = (path: Path) => path.map(String).join('/')

/** A copy in which each place is null, or left out where it stands in an array. */
function without(value: unknown, places: readonly Path[]): unknown {
  const inside = new Map<PropertyKey, Path[]>()
  for (const [key, ...rest] of places) if (key !== undefined) inside.set(key, [...(inside.get(key) ?? []), rest])
  const goes = (key: PropertyKey) => inside.get(key)?.some((rest) => rest.length === 0)
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      goes(index) ? [] : [inside.has(index) ? without(item, inside.get(index) ?? []) : item],
    )
  }
  if (!isObject(value)) return value
  const changed = [...inside].map(([key, rest]) => [key, goes(key) ? null : without(value[String(key)], rest)] as const)
  return { ...value, ...Object.fromEntries(changed) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
