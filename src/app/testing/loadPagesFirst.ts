import { PAGE_CODE } from '../routes/pageCode.ts'
import { beforeAll } from 'vitest'

/** Loads the code of all pages before the tests of the file: on a busy machine that takes longer than a test should. */
export function loadPagesFirst(): void {
  beforeAll(async () => {
    await Promise.all(Object.values(PAGE_CODE).map(({ load }) => load()))
  })
}
