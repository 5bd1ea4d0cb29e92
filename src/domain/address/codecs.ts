import { parseSort, formatSort, type SortKey } from '../sortKeys.ts'

/** Converts a value to and from the text of a URL parameter. */
export interface Codec<T> {
  /** Null if the text is invalid. */
  parse: (text: string) => T | null
  format: (value: T) => string
}

/** Any text, including ''. */
export const anyTextCodec: Codec<string> = { parse: (text) => text, format: (text) => text }

/** A non-empty text. */
export const textCodec: Codec<string> = { ...anyTextCodec, parse: (text) => text || null }

/** The text of an id: a whole number from 1, with at most 15 digits. */
export const idTextCodec: Codec<string> = {
  ...anyTextCodec,
  parse: (text) => (/^[1-9]\d{0,14}$/.test(text) ? text : null),
}

/** An id as a number. */
export const idCodec: Codec<number> = {
  parse: (text) => (idTextCodec.parse(text) === null ? null : Number(text)),
  format: String,
}

/** '1' for yes, '0' for no. */
export const flagCodec: Codec<boolean> = {
  parse: (text) => (text === '1' ? true : text === '0' ? false : null),
  format: (flag) => (flag ? '1' : '0'),
}

/** One of the given names. */
export function oneOf<const T extends string>(names: readonly T[]): Codec<T> {
  return { parse: (text) => names.find((name) => name === text) ?? null, format: (name) => name }
}

/** Names separated by commas, each at most once, in any order; '' is an empty list. */
export function listOf<const T extends string>(names: readonly T[]): Codec<readonly T[]> {
  return {
    parse: (text) => {
      const parts = text === '' ? [] : text.split(',')
      const list = parts.flatMap((part) => names.filter((name) => name === part))
      return list.length === parts.length && new Set(list).size === list.length ? list : null
    },
    format: (list) => list.join(','),
  }
}

/** Like listOf, but always in the order of `names`. */
export function subsetOf<const T extends string>(names: readonly T[]): Codec<readonly T[]> {
  const { parse, format } = listOf(names)
  return {
    parse: (text) => {
      const list = parse(text)
      return list && names.filter((name) => list.includes(name))
    },
    format,
  }
}

/** A non-empty list of sort keys: '-clicks,name'. */
export function sortCodec(keys: readonly string[]): Codec<readonly SortKey[]> {
  return { parse: (text) => parseSort(text, keys), format: formatSort }
}
