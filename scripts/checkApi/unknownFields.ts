import type * as v from 'valibot'
import { isObject } from './kindOf.ts'

/** What of a schema says how it goes on inside. */
interface Inside {
  type: string
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
  value?: v.GenericSchema
}

/** The places of fields that an answer has and its schema does not: the product passes them over. */
export function unknownFields(schema: v.GenericSchema, value: unknown, place = ''): string[] {
  const { entries, item, wrapped, value: inner } = schema as unknown as Inside
  if (wrapped !== undefined) return unknownFields(wrapped, value, place)
  if (item !== undefined && Array.isArray(value))
    return value.flatMap((each) => unknownFields(item, each, `${place}[]`))
  if (!isObject(value)) return []
  if (entries === undefined)
    return inner === undefined ? [] : Object.values(value).flatMap((each) => unknownFields(inner, each, `${place}.*`))
  return Object.entries(value).flatMap(([name, each]) => {
    const at = place === '' ? name : `${place}.${name}`
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined
    return known === undefined ? [at] : unknownFields(known, each, at)
  })
}
