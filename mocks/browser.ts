import { setupWorker, type SetupWorker } from 'msw/browser'
import { demoControls } from './demoControls.ts'
import { handlers } from './handlers/handlers.ts'
import { rejectUnhandledCalls } from './unhandled.ts'
import { setToday } from './world/clock.ts'

/** The mock API in a page; not running where the browser refuses service workers. */
export interface MockApi {
  worker: SetupWorker
  isRunning: boolean
}

let isStarted = false

/** Starts the mock worker in the page. API calls without a handler fail; all other requests pass through. */
export async function startWorker(): Promise<MockApi> {
  const base = import.meta.env.BASE_URL
  const worker = setupWorker(...handlers, rejectUnhandledCalls(base))
  try {
    await worker.start({
      serviceWorker: { url: `${base}mockServiceWorkerForApi.js` },
      quiet: true,
      onUnhandledRequest: 'bypass',
    })
    await controlled()
    isStarted = true
  } catch {
    // Private windows often have no service workers, nor has a page over http.
  }
  return { worker, isRunning: isStarted }
}

/** Waits until the worker answers this page's calls, which its start does not wait for. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}

/**
 * Makes each call wake the worker first: one that the browser has stopped meanwhile has forgotten its pages, and would let
 * their calls pass to the server. Called once, before any call.
 */
export function wakeBeforeCalls(): void {
  const send = window.fetch.bind(window)
  window.fetch = async (...call) => {
    if (isStarted) await wake()
    return send(...call)
  }
}

async function wake(): Promise<void> {
  const { controller } = navigator.serviceWorker
  if (controller === null) return
  const isAwake = new AbortController()
  await new Promise<void>((resolve) => {
    const receive = ({ data }: MessageEvent<{ type?: string } | undefined>) => {
      if (data?.type === 'KEEPALIVE_RESPONSE') resolve()
    }
    navigator.serviceWorker.addEventListener('message', receive, { signal: isAwake.signal })
    controller.postMessage('KEEPALIVE_REQUEST')
  })
  isAwake.abort()
}

/** Starts the demo: the whole API in the page, on today's date. Null where the browser refuses it; else its developer panel's controls. */
export async function startDemo(): Promise<ReturnType<typeof demoControls> | null> {
  setToday(null)
  wakeBeforeCalls()
  const { worker, isRunning } = await startWorker()
  return isRunning ? demoControls(worker, [rejectUnhandledCalls(import.meta.env.BASE_URL)]) : null
}
