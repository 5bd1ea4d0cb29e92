import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { handlers } from './handlers/handlers.ts'
import { clearMemory } from './world/memory.ts'

/** The mock API in Vitest: `server.use(fails(getMe, 500))`. */
export const server = setupServer(...handlers)

/** Mocks the API for all tests of a file. A call without a handler fails its test. */
export function mockApi(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    server.resetHandlers()
    clearMemory()
  })
  afterAll(() => {
    server.close()
  })
}
