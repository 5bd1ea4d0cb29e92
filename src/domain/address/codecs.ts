import { parseSort, writeSort, type SortKey } from '../sortKeys.ts'

/** How a value is written as the text of a URL parameter, and read back. */
export interface Codec<T> {
  /** Null where the text means nothing. */
  parse: (text: string) => T | null
  format: (value: T) => string
}

/** Any text, also an empty one. */
export const anyText: Codec<string> = { parse: (text) => text, format: (text) => text }

/** A text that is not empty. */
export const text: Codec<string> = { ...anyText, parse: (text) => text || null }

/** The digits of an id: a whole number from 1, of at most 15 digits. */
export const idText: Codec<string> = { ...anyText, parse: (text) => (/^[1-9]\d{0,14}$/.test(text) ? text : null) }

/** An id as a number. */
export const id: Codec<number> = {
  parse: (text) => (idText.parse(text) === null ? null : Number(text)),
  format: String,
}

/** One of some names. */
export function oneOf<const T extends string>(names: readonly T[]): Codec<T> {
  return { parse: (text) => names.find((name) => name === text) ?? null, format: (name) => name }
}

/** Names separated by commas, each at most once, in the order given; an empty text is an empty list. */
export function listOf<const T extends string>(names: readonly T[]): Codec<readonly T[]> {
  return {
    parse: (text) => {
      const parts = text === '' ? [] : text.split(',')
      const found = parts.flatMap((part) => names.filter((name) => name === part))
      return found.length === parts.length && new Set(found).size === found.length ? found : null
    },
    format: (list) => list.join(','),
  }
}

/** As listOf, but always in the order of `names`. */
export function subsetOf<const T extends string>(names: readonly T[]): Codec<readonly T[]> {
  const { parse, format } = listOf(names)
  return {
    parse: (text) => {
      const found = parse(text)
      return found && names.filter((name) => found.includes(name))
    },
    format,
  }
}

/** Sort keys, never none: '-clicks,name'. */
export function sortBy(keys: readonly string[]): Codec<readonly SortKey[]> {
  return { parse: (text) => parseSort(text, keys), format: writeSort }
}
