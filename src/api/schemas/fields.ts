import * as v from 'valibot'
import { isDay } from '#domain/day.ts'
import { PLATFORMS } from '#domain/metrics.ts'

/*
 * The fields that the schemas in this folder are made of. A schema has the shape of an answer as contract.md has it, and
 * turns the API's words into ours. `assumed` throughout: the specification names few fields (contract.md marks them A).
 * Reading is loose, see read.ts.
 */

/** A field that the contract says is always there, if only as null. */
export const given = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)
/** A field that may be missing. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

export const text = v.string()
export const texts = v.array(text)
export const count = v.pipe(v.number(), v.finite())
export const id = v.pipe(v.number(), v.safeInteger())
export const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
/** A calendar day; of a moment ('2026-03-01T09:30:00') its day. */
export const day = v.pipe(
  v.string(),
  v.transform((written) => written.replace(/[T ].*$/s, '')),
  v.check(isDay, 'a day'),
)
export const platform = v.picklist(PLATFORMS)
