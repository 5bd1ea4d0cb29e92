import * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import { PAGE_SIZE } from '#api/queries.ts'
import type { ResponseShape } from '#api/read.ts'
import type { Mismatch } from './report.ts'
import { isObject, kindOf } from './kindOf.ts'
import { unknownFields } from './unknownFields.ts'

/** An answer compared with the contract. */
export interface Inspection {
  misfits: Mismatch[]
  notes: string[]
  /** The unparsed rows of a list; null if the answer is no list. */
  rows: readonly unknown[] | null
}

/** Compares the body of a successful answer with the contract, strictly: the product itself is lenient. */
export function inspect(endpoint: Endpoint, body: unknown): Inspection {
  const { shape } = endpoint.response
  if (shape === undefined) return inspectEmpty(body)
  return shape.kind === 'list' ? inspectList(endpoint, shape, body) : inspectOne(shape, body)
}

function inspectEmpty(body: unknown): Inspection {
  return {
    misfits: [],
    notes: body === undefined ? [] : [`a body (${kindOf(body)}) where none was expected`],
    rows: null,
  }
}

function inspectOne({ kind, schema }: ResponseShape, body: unknown): Inspection {
  if (kind === 'oneOrNothing' && (body === undefined || body === null)) return { misfits: [], notes: [], rows: null }
  if (!isObject(body)) return { misfits: [whole('an object', body)], notes: [], rows: null }
  const misfits = issuesOf(schema, body).map(({ place, expected, found }) => ({ place, expected, found, rows: null }))
  return { misfits, notes: unknownNote(unknownFields(schema, body)), rows: null }
}

function inspectList(endpoint: Endpoint, { schema }: ResponseShape, body: unknown): Inspection {
  const rows: readonly unknown[] | null = Array.isArray(body)
    ? body
    : isObject(body) && Array.isArray(body.rows)
      ? body.rows
      : null
  if (rows === null)
    return {
      misfits: [whole(isObject(body) ? 'a list, or an object with rows' : 'a list', body)],
      notes: [],
      rows: null,
    }
  return {
    misfits: [...totalMisfits(body), ...rowMisfits(schema, rows)],
    notes: [...shapeNotes(endpoint, body, rows), ...unknownNote(rows.flatMap((row) => unknownFields(schema, row)))],
    rows,
  }
}

/** In `{ total, rows }`, total is the number of rows on all pages. */
function totalMisfits(body: unknown): Mismatch[] {
  if (!isObject(body)) return []
  const { total } = body
  return Number.isSafeInteger(total) && Number(total) >= 0
    ? []
    : [{ place: 'total', expected: 'a count', found: kindOf(total), rows: null }]
}

/** Reports the same mismatch in many rows once. */
function rowMisfits(schema: v.GenericSchema, rows: readonly unknown[]): Mismatch[] {
  const byKey = new Map<string, Mismatch & { rows: NonNullable<Mismatch['rows']> }>()
  rows.forEach((row, index) => {
    const issues = isObject(row) ? issuesOf(schema, row) : [{ place: '', expected: 'an object', found: kindOf(row) }]
    const rowKeys = new Set<string>()
    for (const { place, expected, found } of issues) {
      const rowPlace = place === '' ? 'rows[]' : `rows[].${place}`
      const key = `${rowPlace}|${expected}|${found}`
      if (rowKeys.has(key)) continue
      rowKeys.add(key)
      const known = byKey.get(key)
      if (known === undefined)
        byKey.set(key, { place: rowPlace, expected, found, rows: { count: 1, of: rows.length, first: index } })
      else known.rows.count += 1
    }
  })
  return [...byKey.values()]
}

function shapeNotes({ method }: Endpoint, body: unknown, rows: readonly unknown[]): string[] {
  const isBareList = Array.isArray(body)
  const total = isObject(body) ? Number(body.total) : NaN
  const notes: string[] = []
  if (rows.length === 0) notes.push('no rows: nothing to compare')
  if (isBareList && method === 'POST')
    notes.push('a bare list where { total, rows } was expected: the product reads it, but cannot show progress')
  if (!isBareList && method === 'GET')
    notes.push('{ total, rows } where a bare list was expected: the product reads it')
  if (isBareList && rows.length === PAGE_SIZE) notes.push(`exactly ${PAGE_SIZE} rows: there may be more`)
  if (total > rows.length) notes.push(`${rows.length} of ${total} rows: cut off at the page`)
  if (total < rows.length) notes.push(`a total of ${total} with ${rows.length} rows`)
  return notes
}

function unknownNote(places: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  return counts.size === 0 ? [] : [`fields that the contract does not have: ${[...counts.keys()].sort().join(', ')}`]
}

function issuesOf(schema: v.GenericSchema, value: unknown) {
  const { issues } = v.safeParse(schema, value)
  return (issues ?? []).map((issue) => ({
    place: placeOf(issue),
    expected: issue.expected ?? (issue.type === 'check' ? issue.message : issue.type),
    found: foundIn(issue),
  }))
}

/** Path of an issue, without list indices: 'attrs.isbn13', 'art[].url'. */
function placeOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? '[]' : String(key)))
    .join('.')
    .replaceAll('.[]', '[]')
}

/** The type of the value, or the value itself if it should be one of a fixed set: it is no personal data. */
function foundIn({ input, type }: v.BaseIssue<unknown>): string {
  if (typeof input === 'number' && Math.abs(input) > Number.MAX_SAFE_INTEGER) return 'a number that JSON cannot hold'
  return type === 'picklist' && typeof input === 'string' && /^[\w-]{1,32}$/.test(input) ? `"${input}"` : kindOf(input)
}

function whole(expected: string, body: unknown): Mismatch {
  return { place: '(the whole answer)', expected, found: kindOf(body), rows: null }
}
