import type { Page } from './input.ts'

/** One page of the rows. */
export function paginate<T>(rows: readonly T[], { limit, offset }: Pick<Page, 'limit' | 'offset'>): T[] {
  return rows.slice(offset, offset + limit)
}

/** Sorts by a key, descending unless `asc`, with ties by id so that the pages of a list never overlap. */
export function sortedBy<T extends { id: number }>(
  rows: readonly T[],
  key: ((row: T) => string) | null,
  asc: boolean,
): T[] {
  const compare =
    key === null ? (a: T, b: T) => a.id - b.id : (a: T, b: T) => collator.compare(key(a), key(b)) || a.id - b.id
  return [...rows].sort((a, b) => (asc ? compare(a, b) : compare(b, a)))
}

const collator = new Intl.Collator('en-GB')

/**
 * Predicate for a *_wc filter, ignoring case and accents: `*` matches anything; a pattern without one matches anywhere
 * in the name.
 */
export function matchesWildcard(pattern: string | null | undefined): (name: string | null) => boolean {
  if (pattern == null || pattern === '') return () => true
  const parts = fold(pattern)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const expression = new RegExp(parts.length === 1 ? (parts[0] ?? '') : `^${parts.join('.*')}$`, 's')
  return (name) => name !== null && expression.test(fold(name))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Predicate for a list filter; without a filter every value matches. */
export function isOneOf<T>(values: readonly T[] | null | undefined): (value: T) => boolean {
  if (values == null) return () => true
  const set = new Set(values)
  return (value) => set.has(value)
}
