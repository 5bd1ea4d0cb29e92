import { afterAll, vi } from 'vitest'

/** Test files of a worker share their modules and globals (vite.config.ts): none leaves its own clock or mocks to the next. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
