import type { Param } from './param.ts'
import { writeSearch } from './writeSearch.ts'

/** Reads and writes the state of a page in its URL. */
export interface Address<V> {
  /** The state for an empty search string. */
  defaults: V
  /** Never throws: an unreadable field gets its default, and `problems` names its parameters. */
  read: (search: string) => { value: V; problems: readonly string[] }
  /** The search string of a state without its default values: '' or '?…'. */
  write: (value: V) => string
}

/** The parameters of a page by field of its state, in the order they are written. */
export type Params<V> = { readonly [F in keyof V]: Param<V[F]> }

/** The state type of an address. */
export type StateOf<A> = A extends Address<infer V> ? V : never

/**
 * Creates the address of a page. Unknown parameters are ignored.
 * @param conditions by field, whether it applies given the other fields; otherwise it is neither read nor written
 */
export function defineAddress<V extends object>(
  params: Params<V>,
  conditions: { readonly [F in keyof V]?: (value: NoInfer<V>) => boolean } = {},
): Address<V> & { params: Params<V> } {
  const fields = Object.keys(params) as (keyof V)[]
  const collect = (valueOf: <F extends keyof V>(field: F) => V[F]) =>
    Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as V
  const applies = (field: keyof V, value: V) => conditions[field]?.(value) ?? true
  const defaults = collect((field) => params[field].defaultValue)
  return {
    params,
    defaults,
    read: (search) => {
      const given = new URLSearchParams(search)
      const value = collect((field) => params[field].read(given).value)
      const isReadable = (field: keyof V) => params[field].read(given).ok && applies(field, value)
      return {
        value: collect((field) => (applies(field, value) ? value : defaults)[field]),
        problems: fields.flatMap((field) =>
          isReadable(field) ? [] : params[field].names.filter((name) => given.has(name)),
        ),
      }
    },
    write: (value) =>
      writeSearch(
        fields.flatMap((field) => {
          const { write, defaultValue } = params[field]
          const entries = write(value[field])
          return !applies(field, value) || writeSearch(entries) === writeSearch(write(defaultValue)) ? [] : entries
        }),
      ),
  }
}
