import type { Codec } from './codecs.ts'

/** One field of a page's state, stored in one or more URL parameters. */
export interface Param<T> {
  /** Names of the URL parameters. */
  names: readonly string[]
  /** The value if no parameter is given; never written to the URL. */
  defaultValue: T
  /** `ok` is false if a parameter was unreadable; the value is then the default, or the readable items of a list. */
  read: (given: URLSearchParams) => { value: T; ok: boolean }
  write: (value: T) => readonly (readonly [name: string, text: string])[]
}

/** A value in one parameter. */
export function param<T>(name: string, codec: Codec<T>, defaultValue: NoInfer<T>): Param<T> {
  return {
    names: [name],
    defaultValue,
    read: (given) => readText(given, name, codec, defaultValue),
    write: (value) => [[name, codec.format(value)]],
  }
}

/** A value in one parameter, or null if the parameter is missing. */
export function optionalParam<T>(name: string, codec: Codec<T>): Param<T | null> {
  return {
    names: [name],
    defaultValue: null,
    read: (given) => readText<T | null>(given, name, codec, null),
    write: (value) => (value === null ? [] : [[name, codec.format(value)]]),
  }
}

/** A list with one parameter of the same name per item; duplicates are removed. */
export function repeatedParam<T>(name: string, codec: Codec<T>): Param<readonly T[]> {
  return {
    names: [name],
    defaultValue: [],
    read: (given) => {
      const items = given.getAll(name).map((text) => codec.parse(text))
      const readable = items.filter((item) => item !== null)
      return { value: [...new Set(readable)], ok: readable.length === items.length }
    },
    write: (items) => items.map((item) => [name, codec.format(item)]),
  }
}

function readText<T>(given: URLSearchParams, name: string, codec: Pick<Codec<T>, 'parse'>, defaultValue: T) {
  const text = given.get(name)
  if (text === null) return { value: defaultValue, ok: true }
  const value = codec.parse(text)
  return value === null ? { value: defaultValue, ok: false } : { value, ok: true }
}
