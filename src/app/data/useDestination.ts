import { useEffect, useRef, useState } from 'react'
import { parseWebUrl } from '#domain/safeHref.ts'
import { isUnknownClick } from '#api/publicFailures.ts'
import { adaptersOf } from '#api/adapters.ts'
import { useEnvironment, type AppConfig } from '../config/environment.ts'

/** The destination of a click-through: loading, found, unknown or not a web page ('nowhere'), or failed to load. */
type Destination =
  { kind: 'looking' } | { kind: 'found'; url: URL } | { kind: 'nowhere' } | { kind: 'failed'; error: unknown }

const LOOKING: Destination = { kind: 'looking' }

/**
 * Looks up a click-through with a single request that is never retried, revalidated or aborted, because each one counts
 * as a click. The destination comes from the server only, never from the URL, and must be a web page. Does nothing if
 * `clickId` is null.
 */
export function useDestination(clickId: string | null): Destination {
  const { config } = useEnvironment()
  const [found, setFound] = useState<{ clickId: string; destination: Destination } | null>(null)
  // Survives the second run of effects in StrictMode.
  const request = useRef<{ clickId: string; destination: Promise<Destination> } | null>(null)
  useEffect(() => {
    if (clickId === null) return
    if (request.current?.clickId !== clickId) request.current = { clickId, destination: lookUp(config, clickId) }
    let isCurrent = true
    void request.current.destination.then((destination) => {
      if (isCurrent) setFound({ clickId, destination })
    })
    return () => {
      isCurrent = false
    }
  }, [clickId, config])
  return found !== null && found.clickId === clickId ? found.destination : LOOKING
}

async function lookUp(config: AppConfig, clickId: string): Promise<Destination> {
  try {
    const url = parseWebUrl(await adaptersOf(config).getDestination(clickId))
    return url === null ? { kind: 'nowhere' } : { kind: 'found', url }
  } catch (error) {
    return isUnknownClick(error) ? { kind: 'nowhere' } : { kind: 'failed', error }
  }
}
