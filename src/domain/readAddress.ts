import type { Day } from './catalogue.ts'
import { readPeriod, type Period } from './period.ts'

/** Reads the search string of an address field by field; what cannot be read falls back and is named. */
export interface AddressReader<P extends string> {
  params: URLSearchParams
  /** The value of one field, which stands in one or more parameters. `parse`: null where the texts say nothing sensible. */
  read: <T>(names: readonly P[], parse: (texts: readonly string[]) => T | null, otherwise: T) => T
  /** The parameters that could not be read. */
  ignored: P[]
}

export function readAddress<P extends string>(search: string): AddressReader<P> {
  const params = new URLSearchParams(search)
  const ignored: P[] = []
  const read: AddressReader<P>['read'] = (names, parse, otherwise) => {
    const given = names.filter((name) => params.has(name))
    if (given.length === 0) return otherwise
    const value = parse(names.map((name) => params.get(name) ?? ''))
    if (value === null) ignored.push(...given)
    return value ?? otherwise
  }
  return { params, read, ignored }
}

/** A text that is not empty. */
export const parseText = ([text = '']: readonly string[]): string | null => text || null

/** A period that does not reach beyond today. */
export function parsePeriod([from = '', to = '']: readonly string[], today: Day): Period | null {
  const period = readPeriod(from, to)
  return period && period.to <= today ? period : null
}

/** '' or '?…': commas stay as they are, so that an address can be read. */
export function writeAddress(params: URLSearchParams): string {
  const text = params.toString()
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`
}
