import * as v from 'valibot'
import { isDay } from '#domain/day.ts'
import { PLATFORMS } from '#domain/platforms.ts'

/*
 * The fields of the schemas in this folder. A schema has the shape of a response and converts the API's words into the
 * product's. The specification names few fields, so most are `assumed`. Parsing is lenient, see read.ts.
 */

/** A field that is always present, but may be null. */
export const nullable = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)
/** A field that may be missing. */
export const optional = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

export const text = v.string()
export const texts = v.array(text)
export const count = v.pipe(v.number(), v.finite())
export const id = v.pipe(v.number(), v.safeInteger())
/** JSON holds greater numbers as another one. */
const exactNumber = v.pipe(v.number(), v.minValue(Number.MIN_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER))
export const code = v.pipe(v.union([v.string(), exactNumber]), v.transform(String))
/** A calendar day; a timestamp ('2026-03-01T09:30:00') is cut to its day. */
export const day = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/[T ].*$/s, '')),
  v.check(isDay, 'a day'),
)
export const platform = v.picklist(PLATFORMS)
