import { PAGES } from '../routing/routes.ts'

/** Loads the code of all pages: on a busy machine that takes longer than a test should. For `beforeAll`. */
export async function loadPages(): Promise<void> {
  await Promise.all(Object.values(PAGES).map(({ view }) => view.load()))
}

/** Limit of such a `beforeAll`. */
export const LOAD_PAGES_MS = 60_000
