import type { Param } from './param.ts'
import { writeSearch } from './writeSearch.ts'

/** The state of a page as its URL holds it. */
export interface Address<V> {
  /** The state without a search string. */
  defaults: V
  /** Never fails: what cannot be read falls back to its default, field by field; `problems` names its parameters. */
  read: (search: string) => { value: V; problems: readonly string[] }
  /** The search string of a state: '' or '?…', with what is default left out. */
  write: (value: V) => string
}

/** The parameters of a page by the fields of its state, in the order they are written. */
export type Params<V> = { readonly [F in keyof V]: Param<V[F]> }

/** The state that an address holds. */
export type StateOf<A> = A extends Address<infer V> ? V : never

/**
 * Makes an address of its parameters. Parameters of other pages are passed over.
 * @param conditions when a field means anything, by the other fields; otherwise it is not read, and not written
 */
export function defineAddress<V extends object>(
  params: Params<V>,
  conditions: { readonly [F in keyof V]?: (value: NoInfer<V>) => boolean } = {},
): Address<V> & { params: Params<V> } {
  const fields = Object.keys(params) as (keyof V)[]
  const collect = (valueOf: <F extends keyof V>(field: F) => V[F]) =>
    Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as V
  const hasMeaning = (field: keyof V, value: V) => conditions[field]?.(value) ?? true
  const defaults = collect((field) => params[field].defaultValue)
  return {
    params,
    defaults,
    read: (search) => {
      const given = new URLSearchParams(search)
      const value = collect((field) => params[field].read(given).value)
      const readable = (field: keyof V) => params[field].read(given).ok && hasMeaning(field, value)
      return {
        value: collect((field) => (hasMeaning(field, value) ? value : defaults)[field]),
        problems: fields.flatMap((field) =>
          readable(field) ? [] : params[field].names.filter((name) => given.has(name)),
        ),
      }
    },
    write: (value) =>
      writeSearch(
        fields.flatMap((field) => {
          const { write, defaultValue } = params[field]
          const entries = write(value[field])
          return !hasMeaning(field, value) || writeSearch(entries) === writeSearch(write(defaultValue)) ? [] : entries
        }),
      ),
  }
}
