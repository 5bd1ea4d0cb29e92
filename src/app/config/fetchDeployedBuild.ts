import { waitToRetry } from '#api/waitToRetry.ts'

/** How long the server may take. The file is small, and nothing depends on it. */
const TIMEOUT_MS = 10_000

/**
 * Reads `version.json`, which every build writes, past all caches.
 * @returns the commit that is deployed, null if the server answered anything else, 'unreachable' if it didn't answer
 */
export async function fetchDeployedBuild(): Promise<{ commit: string } | 'unreachable' | null> {
  try {
    const url = `${import.meta.env.BASE_URL}version.json`
    // eslint-disable-next-line no-restricted-globals -- a file of the app itself, not a call of the API
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? readBuild(await response.json().catch(() => null)) : null
  } catch {
    return 'unreachable'
  }
}

/** How long to wait for the next try while the browser says that it is offline. */
const NEXT_TRY_S = 4

let waiting: Promise<void> | null = null

/** Waits while the browser says that it is offline and the server does not answer. Whoever waits waits for the same. */
export const untilReachable = (): Promise<void> => (waiting ??= waitForServer().finally(() => (waiting = null)))

async function waitForServer(): Promise<void> {
  while (!navigator.onLine && (await fetchDeployedBuild()) === 'unreachable')
    await waitToRetry(NEXT_TRY_S, new AbortController().signal)
}

function readBuild(body: unknown): { commit: string } | null {
  if (typeof body !== 'object' || body === null || !('commit' in body)) return null
  return typeof body.commit === 'string' ? { commit: body.commit } : null
}
