import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { handlers } from './handlers/handlers.ts'
import { forgetEverything } from './world/memory.ts'

/** The API within a test run: `server.use(fails(getMe, 500))`. */
export const server = setupServer(...handlers)

/** Answers the API for the tests of a file; a call that no handler knows fails the test that made it. */
export function mockApi(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    server.resetHandlers()
    forgetEverything()
  })
  afterAll(() => {
    server.close()
  })
}
