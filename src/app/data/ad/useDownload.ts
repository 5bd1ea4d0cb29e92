import { useCallback, useEffect, useRef, useState } from 'react'
import { downloadElad } from '#api/endpoints/ads.ts'
import { AbortedError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import { saveFile } from '#components/lib/saveFile.ts'
import type { Failure } from '#domain/failure.ts'
import type { Progress } from '#domain/loadable.ts'
import { useClient } from '../../session/useClient.ts'

interface DownloadOptions {
  onDone: (fileName: string) => void
  onFailed: (failure: Failure) => void
}

interface DownloadControl {
  /** Bytes so far; null: nothing is under way. */
  progress: Progress | null
  /** Why the last try failed. */
  failure: Failure | null
  start: () => void
  cancel: () => void
}

const NOTHING = { progress: null, failure: null }

/** Fetches the file of an ad and hands it to the browser, one at a time; what is under way ends with the page. */
export function useDownload(adId: number, { onDone, onFailed }: DownloadOptions): DownloadControl {
  const client = useClient()
  const [state, setState] = useState<Pick<DownloadControl, 'progress' | 'failure'>>(NOTHING)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(() => {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ progress: { loaded: 0, total: null }, failure: null })
    const onProgress = (loaded: number, total: number | null) => {
      if (!signal.aborted) setState({ progress: { loaded, total }, failure: null })
    }
    client
      .download(downloadElad, { path: { elad_id: adId }, fallbackName: `ad-${adId}`, signal, onProgress })
      .then(({ blob, name }) => {
        saveFile(name, blob)
        setState(NOTHING)
        onDone(name)
      })
      .catch((error: unknown) => {
        if (error instanceof AbortedError) return
        const failure = failureFrom(error, { online: navigator.onLine })
        setState({ progress: null, failure })
        onFailed(failure)
      })
      .finally(() => {
        if (running.current === controller) running.current = null
      })
  }, [client, adId, onDone, onFailed])

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState(NOTHING)
  }, [])

  return { ...state, start, cancel }
}
