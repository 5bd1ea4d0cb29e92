import * as v from 'valibot'
import { UnreadableError } from './errors.ts'

/** Told of every field that was not as the contract says; the client reports each text once. */
export type ReportProblem = (problem: string) => void

/** Turns the body of an answer into what the product works with, or throws UnreadableError. */
export type Reader<T> = (body: unknown, report: ReportProblem) => T

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
  return (body, report) => {
    const read = readRow(what, schema as Schema<T>, body, report)
    if (read === null) throw new UnreadableError(`${what}: not the object that was expected`)
    return read.value
  }
}

/** Reads a list, bare or as `{ total, rows }` (contract.md, Conventions). Rows without their id are dropped and reported. */
export function list<T>(what: string, schema: v.GenericSchema<never, T> | Schema<T>): Reader<Page<T>> {
  return (body, report) => {
    const raw = Array.isArray(body) ? (body as unknown[]) : rowsOf(body)
    if (raw === null) throw new UnreadableError(`${what}: not a list`)
    const rows: T[] = []
    for (const item of raw) {
      const read = readRow(what, schema as Schema<T>, item, report)
      if (read === null) report(`${what}: a row without what identifies it was left out`)
      else rows.push(read.value)
    }
    return { rows, total: totalOf(body), received: raw.length }
  }
}

/** For calls that answer 204. */
export const nothing: Reader<undefined> = () => undefined

function rowsOf(body: unknown): unknown[] | null {
  return isObject(body) && Array.isArray(body.rows) ? (body.rows as unknown[]) : null
}

function totalOf(body: unknown): number | null {
  const total = isObject(body) ? body.total : null
  return typeof total === 'number' && Number.isFinite(total) && total >= 0 ? total : null
}

/**
 * Reads loosely: a field that does not fit becomes null and is reported by name. Only where the object still does not
 * fit (it lacks its id, or is no object) is there nothing to return.
 */
function readRow<T>(what: string, schema: Schema<T>, raw: unknown, report: ReportProblem): { value: T } | null {
  const strict = v.safeParse(schema, raw)
  if (strict.success) return { value: strict.output }
  if (!isObject(raw)) return null
  const mended = structuredClone(raw)
  for (const issue of strict.issues) {
    const path = (issue.path ?? []).map((step) => step.key)
    report(`${what}.${path.filter((key) => typeof key === 'string').join('.')}: ${issue.message}`)
    setNull(mended, path)
  }
  const loose = v.safeParse(schema, mended)
  return loose.success ? { value: loose.output } : null
}

function setNull(target: Record<string, unknown>, path: readonly unknown[]): void {
  let holder: unknown = target
  for (const key of path.slice(0, -1)) holder = (holder as Record<string, unknown>)[key as string]
  const last = path.at(-1)
  if (last !== undefined && typeof holder === 'object' && holder !== null) {
    Object.defineProperty(holder, last as PropertyKey, { value: null, enumerable: true, configurable: true, writable: true })
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
