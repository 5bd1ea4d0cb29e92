import type { Draft } from '#domain/draft.ts'

/** A draft for tests. */
export function testDraft<T>(initial: T | null = null): Draft<T> {
  let value = initial
  return {
    read: () => value,
    write: (next) => {
      value = next
    },
  }
}
