import { useEffect, useState } from 'react'
import { AbortedError } from '#api/errors.ts'
import { webAddress } from '#domain/webAddress.ts'
import { adaptersOf, isUnknownClick } from '../../adapters.ts'
import { useEnvironment } from '../../environment.ts'

/** Where a click-through leads: being looked up, found, nowhere, or not to be had. */
export type Destination =
  { kind: 'looking' } | { kind: 'found'; url: URL } | { kind: 'nowhere' } | { kind: 'failed'; error: unknown }

const LOOKING: Destination = { kind: 'looking' }

/**
 * Looks up a click-through, once: each look counts as a click. It comes from the server alone, never from the address, and
 * leads to the web or nowhere. `clickId` null: not wanted.
 */
export function useDestination(clickId: string | null): Destination {
  const { config } = useEnvironment()
  const [destination, setDestination] = useState(LOOKING)
  useEffect(() => {
    if (clickId === null) return
    const controller = new AbortController()
    adaptersOf(config)
      .destinationOf(clickId, controller.signal)
      .then((link): Destination => {
        const url = webAddress(link)
        return url === null ? { kind: 'nowhere' } : { kind: 'found', url }
      })
      .catch((error: unknown): Destination => (isUnknownClick(error) ? { kind: 'nowhere' } : { kind: 'failed', error }))
      .then(
        (found) => {
          if (!(found.kind === 'failed' && found.error instanceof AbortedError)) setDestination(found)
        },
        () => undefined,
      )
    return () => {
      controller.abort()
      setDestination(LOOKING)
    }
  }, [clickId, config])
  return destination
}
