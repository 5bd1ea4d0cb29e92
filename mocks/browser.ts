import { setupWorker, type SetupWorker } from 'msw/browser'
import { demoControls } from './demoControls.ts'
import { handlers } from './handlers/handlers.ts'
import { rejectUnhandledCalls } from './unhandled.ts'
import { setToday } from './world/clock.ts'

/** Starts the mock worker in the page. API calls without a handler fail; all other requests pass through. */
export async function startWorker(): Promise<SetupWorker> {
  const base = import.meta.env.BASE_URL
  const worker = setupWorker(...handlers, rejectUnhandledCalls(base))
  await worker.start({
    serviceWorker: { url: `${base}mockServiceWorkerForApi.js` },
    quiet: true,
    onUnhandledRequest: 'bypass',
  })
  await controlled()
  return worker
}

/** Waits until the worker answers this page's calls, which its start does not wait for. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}

/** Starts the demo: the whole API in the page, on today's date. Returns the controls for its developer panel. */
export async function startDemo(): Promise<ReturnType<typeof demoControls>> {
  setToday(null)
  return demoControls(await startWorker(), [rejectUnhandledCalls(import.meta.env.BASE_URL)])
}
