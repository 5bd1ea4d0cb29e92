import type { Page } from './input.ts'

/** The rows of one page. */
export function pageOf<T>(rows: readonly T[], { limit, offset }: Pick<Page, 'limit' | 'offset'>): T[] {
  return rows.slice(offset, offset + limit)
}

/** By a key, falling unless `asc`; equal keys by id, so that the pages of a list never overlap. */
export function sortedBy<T extends { id: number }>(
  rows: readonly T[],
  key: ((row: T) => string) | null,
  asc: boolean,
): T[] {
  const order =
    key === null ? (a: T, b: T) => a.id - b.id : (a: T, b: T) => collator.compare(key(a), key(b)) || a.id - b.id
  return [...rows].sort((a, b) => (asc ? order(a, b) : order(b, a)))
}

const collator = new Intl.Collator('en-GB')

/**
 * Matches a name against the text of a *_wc filter, whatever the case and the accents: `*` stands for anything; a text
 * without one may stand anywhere in the name.
 */
export function wildcard(pattern: string | null | undefined): (name: string | null) => boolean {
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

/** Whether a value is among those asked for; nothing asked for lets everything through. */
export function among<T>(wanted: readonly T[] | null | undefined): (value: T) => boolean {
  if (wanted == null) return () => true
  const set = new Set(wanted)
  return (value) => set.has(value)
}
