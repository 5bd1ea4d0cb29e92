import { beforeAll } from 'vitest'
import { PAGES } from '../routing/routes.ts'

/** Loads the code of all pages before the tests of the file: on a busy machine that takes longer than a test should. */
export function loadPagesFirst(): void {
  beforeAll(async () => {
    await Promise.all(Object.values(PAGES).map(({ view }) => view.load()))
  })
}
