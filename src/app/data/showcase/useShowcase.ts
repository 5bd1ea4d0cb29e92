import { useEffect, useRef, useState } from 'react'
import { AbortedError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import type { Showcase } from '#api/schemas/public.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable, RetryState } from '#domain/loadable.ts'
import { adaptersOf } from '../../adapters.ts'
import { useEnvironment } from '../../environment.ts'

interface State {
  data: Showcase | undefined
  loading: boolean
  failure: Failure | null
  retrying: RetryState | null
  cancelled: boolean
}

const STARTING: State = { data: undefined, loading: true, failure: null, retrying: null, cancelled: false }

/**
 * The latest showcase: one file, read once; null where the deployment has none. Retried as any query is (spec section 7). Not by useResource.ts: that comes with
 * what pages behind the login share, which a visitor does not fetch.
 */
export function useShowcase(): Loadable<Showcase> | null {
  const { config, retryDelaysS } = useEnvironment()
  const [state, setState] = useState(STARTING)
  const [round, setRound] = useState(0)
  const reading = useRef<AbortController | null>(null)
  const isThere = config.adapters.showcase !== null

  useEffect(() => {
    if (!isThere) return
    const controller = new AbortController()
    reading.current = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async (failed: number) => {
      if (failed > 0) setState((now) => ({ ...now, loading: true }))
      try {
        const data = await adaptersOf(config).latestShowcase(controller.signal)
        setState({ ...STARTING, data, loading: false })
      } catch (error) {
        if (error instanceof AbortedError) return
        const nextInS = retryDelaysS[failed]
        const retrying = nextInS === undefined ? null : { attempt: failed + 1, of: retryDelaysS.length, nextInS }
        setState({ ...STARTING, loading: false, failure: failureFrom(error, { online: navigator.onLine }), retrying })
        if (nextInS !== undefined) timer = setTimeout(() => void read(failed + 1), nextInS * 1000)
      }
    }
    void read(0)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [config, isThere, retryDelaysS, round])

  if (!isThere) return null
  return {
    ...state,
    progress: null,
    retry: () => {
      setState((now) => ({ ...now, loading: true, cancelled: false }))
      setRound(round + 1)
    },
    cancel: () => {
      reading.current?.abort()
      setState({ ...STARTING, loading: false, cancelled: true })
    },
  }
}
