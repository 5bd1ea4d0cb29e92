import { afterAll, vi } from 'vitest'

/** Resets clock, globals and mocks after each test file: files of a worker share their modules (vitest.config.ts). */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
