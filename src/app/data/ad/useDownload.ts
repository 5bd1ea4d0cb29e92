import { useCallback, useEffect, useRef, useState } from 'react'
import { downloadElad } from '#api/endpoints/ads.ts'
import { download } from '#api/download.ts'
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
  /** Progress in bytes; null if no download is running. */
  progress: Progress | null
  /** Why the last download failed. */
  failure: Failure | null
  start: () => void
  cancel: () => void
}

const IDLE = { progress: null, failure: null }

/** Downloads the file of an ad, one download at a time. It is aborted on unmount. */
export function useDownload(adId: number, { onDone, onFailed }: DownloadOptions): DownloadControl {
  const client = useClient()
  const [state, setState] = useState<Pick<DownloadControl, 'progress' | 'failure'>>(IDLE)
  const controllerRef = useRef<AbortController | null>(null)
  useEffect(() => () => controllerRef.current?.abort(), [])

  const start = useCallback(() => {
    if (controllerRef.current !== null) return
    const controller = new AbortController()
    controllerRef.current = controller
    const { signal } = controller
    setState({ progress: { loaded: 0, total: null }, failure: null })
    const onProgress = (loaded: number, total: number | null) => {
      if (!signal.aborted) setState({ progress: { loaded, total }, failure: null })
    }
    download(client, downloadElad, { path: { elad_id: adId }, fallbackName: `ad-${adId}`, signal, onProgress })
      .then(({ blob, name }) => {
        saveFile(name, blob)
        setState(IDLE)
        onDone(name)
      })
      .catch((error: unknown) => {
        if (error instanceof AbortedError) return
        const failure = failureFrom(error)
        setState({ progress: null, failure })
        onFailed(failure)
      })
      .finally(() => {
        if (controllerRef.current === controller) controllerRef.current = null
      })
  }, [client, adId, onDone, onFailed])

  const cancel = useCallback(() => {
    controllerRef.current?.abort()
    controllerRef.current = null
    setState(IDLE)
  }, [])

  return { ...state, start, cancel }
}
