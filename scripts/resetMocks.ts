import { afterAll, beforeEach, vi } from 'vitest'

/*
 * Resets clock, globals and mocks after each test file, as files of a worker share their modules (vitest.config.ts), and
 * before a test is tried again.
 */
const reset = () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
}
afterAll(reset)
beforeEach(({ task }) => {
  if (task.result?.retryCount) reset()
})
