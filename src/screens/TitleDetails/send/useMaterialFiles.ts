import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { CheckedFile } from '#components/inputs/FileDrop/FileDrop.tsx'
import { describeFailure } from '#domain/messages/failures.ts'
import { titleText } from '#domain/messages/titles.ts'
import type { MaterialDetails, SendFile } from './material.ts'
import { materialReducer, unsentFiles, type MaterialChange, type MaterialEntry } from './materialEntries.ts'

/** Result of sending files. */
export interface SendOutcome {
  /** Names of the sent files. */
  sent: readonly string[]
  failed: number
  /** At least one was stopped while sending. */
  stopped: boolean
}

interface MaterialFiles {
  entries: readonly MaterialEntry[]
  /** Number of files being sent; 0: none. */
  sendingCount: number
  add: (files: readonly CheckedFile[]) => void
  remove: (id: string) => void
  /** Stops one file; the others continue. */
  cancel: (id: string) => void
  /** Sends all unsent files one after the other, each in its own request. */
  sendAll: (note: MaterialDetails) => Promise<SendOutcome>
  /** Stops all. */
  stop: () => void
}

/** Files of the Send artwork dialog and their upload. Uploads stop when the dialog unmounts. */
export function useMaterialFiles(send: SendFile): MaterialFiles {
  const [entries, applyChange] = useReducer(materialReducer, [])
  const [sendingCount, setSendingCount] = useState(0)
  const latest = useRef(entries)
  const upload = useRef<{ id: string; controller: AbortController } | null>(null)
  const stopped = useRef(false)
  const nextId = useRef(0)

  // The ref holds the entries between renders, when the next file is picked.
  const dispatch = useCallback((change: MaterialChange) => {
    latest.current = materialReducer(latest.current, change)
    applyChange(change)
  }, [])
  const stop = useCallback(() => {
    stopped.current = true
    upload.current?.controller.abort()
  }, [])
  useEffect(() => stop, [stop])

  const isStopped = () => stopped.current

  const sendOne = async (entry: MaterialEntry, note: MaterialDetails) => {
    const { id } = entry
    const controller = new AbortController()
    upload.current = { id, controller }
    dispatch({ type: 'progress', id, sent: 0, total: entry.file.size })
    const onProgress = (sent: number, total: number | null) => dispatch({ type: 'progress', id, sent, total })
    const failure = await send(entry.file, note, { signal: controller.signal, onProgress })
    upload.current = null
    if (failure === null) dispatch({ type: 'done', id })
    else if (failure.kind === 'cancelled') dispatch({ type: 'reset', id })
    else
      dispatch({ type: 'fail', id, error: titleText.material.why(describeFailure(failure, '').title, failure.details) })
    return failure
  }

  const sendAll = async (note: MaterialDetails): Promise<SendOutcome> => {
    stopped.current = false
    const ids = unsentFiles(latest.current).map(({ id }) => id)
    const outcome = { sent: [] as string[], failed: 0, stopped: false }
    setSendingCount(ids.length)
    for (const id of ids) {
      // It may have been removed in the meantime.
      const entry = isStopped() ? undefined : unsentFiles(latest.current).find((each) => each.id === id)
      if (entry === undefined) continue
      const failure = await sendOne(entry, note)
      if (failure === null) outcome.sent.push(entry.file.name)
      else if (failure.kind !== 'cancelled') outcome.failed += 1
      else outcome.stopped = true
    }
    setSendingCount(0)
    return outcome
  }

  return {
    entries,
    sendingCount,
    add: (files) => dispatch({ type: 'add', files, ids: files.map(() => String(nextId.current++)) }),
    remove: (id) => dispatch({ type: 'remove', id }),
    cancel: (id) => {
      if (upload.current?.id === id) upload.current.controller.abort()
    },
    sendAll,
    stop,
  }
}
