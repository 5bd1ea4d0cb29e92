import type { SetupWorker } from 'msw/browser'
import { startWorker } from '#mocks/browser.ts'

let isStarting = false

/** The mock worker, while it starts: no story is drawn before. */
export const pendingWorker = (): string[] => (isStarting ? ['the mock worker'] : [])

/** Starts the mock worker, which settling waits for. */
export async function startTrackedWorker(): Promise<SetupWorker> {
  isStarting = true
  try {
    return await startWorker()
  } finally {
    isStarting = false
  }
}
