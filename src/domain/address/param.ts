import type { Codec } from './codecs.ts'

/** One field of a page's state, held by one or more parameters of the page's URL. */
export interface Param<T> {
  /** The names of its parameters. */
  names: readonly string[]
  /** The value where none of them is given; it is never written. */
  defaultValue: T
  /** `ok` is false where something given could not be read: the value is then the default, or what could be read of a list. */
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

/** A value in one parameter, or null without it. */
export function optionalParam<T>(name: string, codec: Codec<T>): Param<T | null> {
  return {
    names: [name],
    defaultValue: null,
    read: (given) => readText<T | null>(given, name, codec, null),
    write: (value) => (value === null ? [] : [[name, codec.format(value)]]),
  }
}

/** A list whose items each have a parameter of the same name; repeated items count once. */
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
