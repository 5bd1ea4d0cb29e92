import * as v from 'valibot'
import type { Endpoint } from '#api/endpoint.ts'
import { PAGE_SIZE } from '#api/queries.ts'
import type { AnswerShape } from '#api/read.ts'
import type { Misfit } from './findings.ts'
import { isObject, kindOf } from './kindOf.ts'
import { unknownFields } from './unknownFields.ts'

/** What an answer is, beside what the contract says it is. */
export interface Inspection {
  misfits: Misfit[]
  notes: string[]
  /** Of a list, as they came; null where it is none. */
  rows: readonly unknown[] | null
}

/** Compares the body of a successful answer with the contract: strictly, where the product reads loosely. */
export function inspect(endpoint: Endpoint, body: unknown): Inspection {
  const { shape } = endpoint.answer
  if (shape === undefined) return inspectNothing(body)
  return shape.kind === 'list' ? inspectList(endpoint, shape, body) : inspectOne(shape, body)
}

function inspectNothing(body: unknown): Inspection {
  return {
    misfits: [],
    notes: body === undefined ? [] : [`a body (${kindOf(body)}) where none was expected`],
    rows: null,
  }
}

function inspectOne({ kind, schema }: AnswerShape, body: unknown): Inspection {
  if (kind === 'oneOrNothing' && (body === undefined || body === null)) return { misfits: [], notes: [], rows: null }
  if (!isObject(body)) return { misfits: [whole('an object', body)], notes: [], rows: null }
  const misfits = issuesOf(schema, body).map(({ place, expected, found }) => ({ place, expected, found, rows: null }))
  return { misfits, notes: unknownNote(unknownFields(schema, body)), rows: null }
}

function inspectList(endpoint: Endpoint, { schema }: AnswerShape, body: unknown): Inspection {
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
    notes: [...formNotes(endpoint, body, rows), ...unknownNote(rows.flatMap((row) => unknownFields(schema, row)))],
    rows,
  }
}

/** contract.md, Conventions: `{ total, rows }` says how many there are. */
function totalMisfits(body: unknown): Misfit[] {
  if (!isObject(body)) return []
  const { total } = body
  return Number.isSafeInteger(total) && Number(total) >= 0
    ? []
    : [{ place: 'total', expected: 'a count', found: kindOf(total), rows: null }]
}

/** The same difference in many rows is told once. */
function rowMisfits(schema: v.GenericSchema, rows: readonly unknown[]): Misfit[] {
  const told = new Map<string, Misfit & { rows: NonNullable<Misfit['rows']> }>()
  rows.forEach((row, index) => {
    const own = isObject(row) ? issuesOf(schema, row) : [{ place: '', expected: 'an object', found: kindOf(row) }]
    const seen = new Set<string>()
    for (const { place, expected, found } of own) {
      const at = place === '' ? 'rows[]' : `rows[].${place}`
      const key = `${at}|${expected}|${found}`
      if (seen.has(key)) continue
      seen.add(key)
      const known = told.get(key)
      if (known === undefined)
        told.set(key, { place: at, expected, found, rows: { count: 1, of: rows.length, first: index } })
      else known.rows.count += 1
    }
  })
  return [...told.values()]
}

function formNotes({ method }: Endpoint, body: unknown, rows: readonly unknown[]): string[] {
  const bare = Array.isArray(body)
  const total = isObject(body) ? Number(body.total) : NaN
  const notes: string[] = []
  if (rows.length === 0) notes.push('no rows: nothing to compare')
  if (bare && method === 'POST')
    notes.push('a bare list where { total, rows } was expected: the product reads it, and cannot say how far it is')
  if (!bare && method === 'GET') notes.push('{ total, rows } where a bare list was expected: the product reads it')
  if (bare && rows.length === PAGE_SIZE) notes.push(`exactly ${PAGE_SIZE} rows: there may be more`)
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
    expected: issue.expected ?? issue.message,
    found: foundIn(issue),
  }))
}

/** 'attrs.isbn13', 'art[].url': which element of a list it is does not matter. */
function placeOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? '[]' : String(key)))
    .join('.')
    .replaceAll('.[]', '[]')
}

/** A word of a fixed set may be told: it names nobody. */
function foundIn({ input, type }: v.BaseIssue<unknown>): string {
  return type === 'picklist' && typeof input === 'string' && /^[\w-]{1,32}$/.test(input) ? `"${input}"` : kindOf(input)
}

function whole(expected: string, body: unknown): Misfit {
  return { place: '(the whole answer)', expected, found: kindOf(body), rows: null }
}
