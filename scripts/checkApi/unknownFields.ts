import type * as v from 'valibot'
import { isObject } from './kindOf.ts'

/** The parts of a schema that contain other schemas. */
interface NestedSchemas {
  type: string
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
  value?: v.GenericSchema
}

/** Paths of fields in an answer that its schema does not have. The product ignores them. */
export function unknownFields(schema: v.GenericSchema, value: unknown, place = ''): string[] {
  const { entries, item, wrapped, value: inner } = schema as unknown as NestedSchemas
  if (wrapped !== undefined) return unknownFields(wrapped, value, place)
  if (item !== undefined && Array.isArray(value))
    return value.flatMap((element) => unknownFields(item, element, `${place}[]`))
  if (!isObject(value)) return []
  if (entries === undefined)
    return inner === undefined
      ? []
      : Object.values(value).flatMap((element) => unknownFields(inner, element, `${place}.*`))
  return Object.entries(value).flatMap(([name, fieldValue]) => {
    const fieldPlace = place === '' ? name : `${place}.${name}`
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined
    return known === undefined ? [fieldPlace] : unknownFields(known, fieldValue, fieldPlace)
  })
}
